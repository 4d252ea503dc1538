import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import { DeviceId, Devices, routes } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { endDevice, endOtherDevices, findDevices } from './find-devices.ts';
import { requireUser } from './find-viewer.ts';

/** `/api/v1/profile/devices/…`: where the user is signed in (spec §2, «my devices»). */
export const deviceRoutes: FastifyPluginAsyncZod<{ readonly db: Database }> = async (
  app,
  { db },
) => {
  app.route({
    method: routes.devices.method,
    url: routes.devices.path,
    config: { policy: 'user' },
    schema: { summary: 'The devices of the user.', response: { 200: Devices } },
    handler: async (request) => findDevices(db, await requireUser(db, request), request),
  });

  app.route({
    method: routes.endOtherDevices.method,
    url: routes.endOtherDevices.path,
    config: { policy: 'user' },
    schema: { summary: 'Ends the sessions of all other devices.', response: { 200: Devices } },
    handler: async (request) => {
      const user = await requireUser(db, request);
      await endOtherDevices(db, user, request);
      return findDevices(db, user, request);
    },
  });

  app.route({
    method: routes.endDevice.method,
    url: routes.endDevice.path,
    config: { policy: 'user' },
    schema: {
      summary: 'Ends the session of one device.',
      params: z.object({ id: DeviceId }),
      response: { 200: Devices },
    },
    handler: async (request) => {
      const user = await requireUser(db, request);
      const isEnded = await endDevice(db, user, Number(request.params.id));
      if (!isEnded) throw new ApiError('device.unknown');
      return findDevices(db, user, request);
    },
  });
};

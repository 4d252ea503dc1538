import { queryOptions } from '@tanstack/react-query';

import type { Devices } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/** The devices on which the user is signed in, this one first. */
export function devices() {
  return queryOptions({
    queryKey: ['devices'],
    queryFn: ({ signal }) =>
      call({ ...routes.devices, url: urlOf(routes.devices, {}), signal }, ({ Devices }) => Devices),
    staleTime: 0,
  });
}

/**
 * Ends the session of a device; of all other devices for `null`. Returns the devices that are left.
 *
 * @throws {ApiFailure} device.unknown when it was ended elsewhere.
 */
export async function endDevice(id: number | null): Promise<Devices> {
  const request =
    id === null
      ? { ...routes.endOtherDevices, url: urlOf(routes.endOtherDevices, {}) }
      : { ...routes.endDevice, url: urlOf(routes.endDevice, { id }) };
  return call(request, ({ Devices }) => Devices);
}

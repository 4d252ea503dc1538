import { isIP } from 'node:net';

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** `1.2.3.4:5555` and `[::1]:5555`: some gateways add the caller's port. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/**
 * The address that limits count: of IPv6 the first half, which one household has. A text in a
 * proxy's header that is no address counts as the address of the connection, so that made-up texts
 * are no new callers.
 */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(ip) ?? [];
  const address = inBrackets ?? beforePort ?? ip;
  return normalizeIP(isIP(address) === 0 ? (socket.remoteAddress ?? '') : address);
}

/**
 * Warns once when a proxy names the callers and the server does not read it: all of them share the
 * limits of one address.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    log.warn(
      'X-Forwarded-For arrives, but TRUST_PROXY is off: all callers behind the proxy share the limits of one address. ' +
        'Set TRUST_PROXY=true if the proxy is yours.',
    );
  });
}

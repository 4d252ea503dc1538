import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { ApiError } from '../api-error.ts';
import { callerAddress } from './caller-address.ts';

/** Limits of what the server holds for its readers. */
export interface FlightLimits {
  /** Unfinished requests of one connection. */
  readonly ofConnection: number;
  /** Unfinished requests of one address; calls and files are counted separately. */
  readonly ofAddress: number;
  /** Time in which a connection must accept some of an answer, in ms; checked at this interval. */
  readonly stallMs: number;
}

/**
 * A browser sends one request per connection over six connections; the rest is for several people
 * behind one address. An unread answer holds at most 128 KiB of a file.
 */
export const FLIGHT_LIMITS: FlightLimits = { ofConnection: 8, ofAddress: 256, stallMs: 10_000 };

const RETRY_AFTER_S = 5;

/**
 * Bounds what slow readers hold: refuses requests beyond the limits of a connection or an address,
 * and closes a connection that accepts nothing of its answer.
 * Calls and files are counted separately, so that pictures in transfer block no page of their
 * address.
 */
export function limitInFlight(app: FastifyInstance, limits: FlightLimits): void {
  const { ofConnection, ofAddress, stallMs } = limits;
  const connections = countByKey<Socket>();
  const addresses = countByKey<string>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const address = `${isFile(request.url) ? 'file' : 'call'} ${callerAddress(request)}`;
    const isFull = connections.of(socket) >= ofConnection || addresses.of(address) >= ofAddress;
    connections.add(socket);
    addresses.add(address);
    reply.raw.once('close', () => {
      connections.remove(socket);
      addresses.remove(address);
    });
    if (!isFull) return;
    reply.header('connection', 'close');
    throw new ApiError('rate.limited', { retryAfterS: RETRY_AFTER_S });
  });
  app.addHook('onSend', async (_request, reply) => {
    // Node assigns the socket to a pipelined answer when its turn comes.
    reply.raw.setTimeout(stallMs, () => reply.raw.destroy());
  });
}

function isFile(url: string): boolean {
  return url.startsWith('/images/') || url.startsWith('/assets/');
}

/** Counters by key; a key at zero is removed. */
function countByKey<Key>() {
  const counts = new Map<Key, number>();
  return {
    of: (key: Key): number => counts.get(key) ?? 0,
    add: (key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1),
    remove: (key: Key): void => {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}

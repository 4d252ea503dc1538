import type { Socket } from 'node:net';

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { ApiError } from '../api-error.ts';

/** How much the server holds ready for readers. */
export interface FlightLimits {
  /** Requests of one connection that wait for the end of their answer. */
  readonly ofConnection: number;
  /** Requests of one address, calls and files counted apart. */
  readonly ofAddress: number;
  /** How long a connection may take nothing of an answer, in ms; noticed after twice that at most. */
  readonly stallMs: number;
}

/**
 * A browser sends one request a connection and opens six connections; the rest is room for a
 * network of people behind one address. An answer that waits holds at most 128 KiB of a file.
 */
export const FLIGHT_LIMITS: FlightLimits = { ofConnection: 8, ofAddress: 256, stallMs: 10_000 };

const RETRY_AFTER_S = 5;

/**
 * Bounds what slow readers hold: refuses the requests of a connection or of an address beyond the
 * limits, and closes a connection that takes nothing of its answer.
 *
 * Calls and files are counted apart, so that pictures on their way keep no page from its address.
 */
export function limitInFlight(app: FastifyInstance, limits: FlightLimits): void {
  const { ofConnection, ofAddress, stallMs } = limits;
  const connections = countByKey<Socket>();
  const addresses = countByKey<string>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const address = `${isFile(request.url) ? 'file' : 'call'} ${normalizeIP(request.ip)}`;
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
    // The socket of a pipelined answer comes with its turn: Node waits for it.
    reply.raw.setTimeout(stallMs, () => reply.raw.destroy());
  });
}

function isFile(url: string): boolean {
  return url.startsWith('/images/') || url.startsWith('/assets/');
}

/** Whole numbers by key; a key at zero is forgotten. */
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

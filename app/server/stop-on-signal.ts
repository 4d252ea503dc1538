import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Time for the senders of incomplete requests to complete them after a signal, in ms. */
const UNSENT_LIMIT_MS = 2_500;
/** Time for answers in progress after a signal, in ms. */
const ANSWER_LIMIT_MS = 10_000;
/** Time after which the process exits whatever still runs, in ms. */
const EXIT_LIMIT_MS = 20_000;

/** The connections of a server that is about to stop. */
export interface Connections {
  /** Closes every connection that has no complete request to answer. */
  readonly closeUnsent: () => void;
  /** Closes every connection. */
  readonly closeAll: () => void;
}

/**
 * Stops the server on SIGINT or SIGTERM: complete requests are answered, incomplete ones are
 * dropped after 2.5 s, and the store is closed last.
 */
export function stopOnSignal(app: FastifyInstance): void {
  const connections = followConnections(app.server);
  const stop = (): void => {
    setTimeout(connections.closeUnsent, UNSENT_LIMIT_MS).unref();
    setTimeout(connections.closeAll, ANSWER_LIMIT_MS).unref();
    setTimeout(() => process.exit(1), EXIT_LIMIT_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Follows a server's connections from now on: call it before the server listens. */
export function followConnections(server: Server): Connections {
  const sockets = new Map<Socket, Set<IncomingMessage>>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, new Set());
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const requests = sockets.get(request.socket);
    requests?.add(request);
    response.once('close', () => requests?.delete(request));
  });
  return {
    closeUnsent: () => {
      for (const [socket, requests] of sockets) {
        const isAnswering = [...requests].some(({ complete }) => complete);
        if (!isAnswering) socket.destroy();
      }
    },
    closeAll: () => server.closeAllConnections(),
  };
}

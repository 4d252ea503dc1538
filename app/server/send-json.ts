import type { FastifyReply } from 'fastify';

/** Sends JSON that is text already: stored answers are not read only to be written again. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

import type { FastifyInstance } from 'fastify';

const DAY_MS = 86_400_000;
/** How long a copy of the file may be believed, in days; RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

/** `GET /.well-known/security.txt` (RFC 9116): where to report a weakness. */
export function serveSecurityText(app: FastifyInstance, contact: string): void {
  const options = { config: { policy: 'anyone' } } as const;
  app.get('/.well-known/security.txt', options, async (_request, reply) => {
    const days = Math.floor(Date.now() / DAY_MS) + VALID_DAYS;
    const expires = new Date(days * DAY_MS).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: ru, en\n`);
  });
}

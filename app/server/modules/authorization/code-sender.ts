import type { FastifyBaseLogger } from 'fastify';

/** A one-time code and its recipient. */
export interface CodeMessage {
  /** `+992` and nine digits. */
  readonly phone: string;
  /** Six digits. */
  readonly code: string;
}

/**
 * Sends a code to its recipient; resolves once the code is on its way.
 *
 * @param log Logger of the request.
 * @throws When the code could not be sent: the user may request another at once.
 */
export type CodeSender = (message: CodeMessage, log: FastifyBaseLogger) => Promise<void>;

/**
 * Writes codes to the server's log, for an installation without an SMS gateway. Logs a warning at
 * any `LOG_LEVEL` but `silent`: without the code no user can sign in.
 */
export const logCode: CodeSender = async ({ phone, code }, log) => {
  log.child({}, { level: 'warn' }).warn(`The code for ${phone} is ${code}`);
};

import type { FastifyBaseLogger } from 'fastify';

/** A one-time code on its way to a person. */
export interface CodeMessage {
  /** `+992` and nine digits. */
  readonly phone: string;
  /** Six digits. */
  readonly code: string;
}

/**
 * Brings a code to its person; done once the code is on its way.
 *
 * @param log The log of the call that asked.
 * @throws When the code could not be sent: the person is told to ask again, at once if they like.
 */
export type CodeSender = (message: CodeMessage, log: FastifyBaseLogger) => Promise<void>;

/**
 * Writes codes to the server's log, for whoever runs it without an SMS gateway. As a warning
 * whatever `LOG_LEVEL` says: without the code nobody signs in. Only `silent` is silent.
 */
export const logCode: CodeSender = async ({ phone, code }, log) => {
  log.child({}, { level: 'warn' }).warn(`The code for ${phone} is ${code}`);
};

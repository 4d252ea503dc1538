import { findStoreFailure } from './plugins/store-failures.ts';

/** A URL with a password, and the parameters of an SQL statement. */
const SECRETS = /\b[a-z]+:\/\/\S*@|^params: .*/gims;

/** Text for the operator after a failed start: what happened and, if known, what to do. */
export function startComplaint(error: unknown): string {
  if (!(error instanceof Error)) return 'The server does not start.';
  const text = error.message.replaceAll(SECRETS, '…');
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${text}\nAnother server listens there. Stop it, or choose another port: PORT=3001 npm start.`;
  }
  if (findStoreFailure(error) === 'full') {
    return `The disk takes no more data, so there is no store. Free some room, or choose another DATA_DIR.\n${text}`;
  }
  return text;
}

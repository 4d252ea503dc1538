import { findStoreFailure } from './plugins/store-failures.ts';

/** A URL with a password, and the parameters of an SQL statement. */
const SECRETS = /\b[a-z]+:\/\/\S*@|^params: .*/gims;

const NO_FOLDER = 'DATA_DIR is inside a file, so there is no store. Choose a folder for DATA_DIR.';
const NOT_WRITABLE =
  'DATA_DIR cannot be written, so there is no store. Give this user the right to write there, or choose another DATA_DIR.';

/** What is wrong with the data's folder, by the system's code. */
const FOLDER_ADVICE: Readonly<Record<string, string>> = {
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  ENOENT: NOT_WRITABLE,
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
};

/** Text for the operator after a failed start: what happened and, if known, what to do. */
export function startComplaint(error: unknown): string {
  if (!(error instanceof Error)) return 'The server does not start.';
  const text = error.message.replaceAll(SECRETS, '…');
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return `${text}\nAnother server listens there. Stop it, or choose another port: PORT=3001 npm start.`;
  }
  if (code === 'EACCES' && 'port' in error) {
    return `${text}\nThis user may not listen on that port. Choose one above 1023: PORT=3000 npm start.`;
  }
  const advice = FOLDER_ADVICE[code];
  if (advice !== undefined && 'path' in error) return `${advice}\n${text}`;
  if (findStoreFailure(error) === 'full') {
    return `The disk takes no more data, so there is no store. Free some room, or choose another DATA_DIR.\n${text}`;
  }
  return text;
}

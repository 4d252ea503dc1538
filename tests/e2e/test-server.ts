import { join } from 'node:path';

/**
 * Default port of the server under test. Another port has another folder: two suites may run
 * concurrently.
 */
const HOME_PORT = 4173;
export const PORT = Number(process.env['E2E_PORT'] ?? HOME_PORT);

const OWN = PORT === HOME_PORT ? 'e2e' : `e2e-${PORT}`;

/** Folder of the server's database, from the root of the repository. */
export const DATA_DIR =
  process.env['E2E_DATA_DIR'] ?? join(process.env['TEST_ROOM'] ?? '.data', OWN);

/** Port of the inbox to which the server sends its SMS. */
export const INBOX_PORT = PORT + 1;
export const INBOX_URL = `http://127.0.0.1:${INBOX_PORT}/`;

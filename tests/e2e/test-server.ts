/**
 * Default port of the server under test. Another port has another folder: two suites may run
 * concurrently.
 */
const HOME_PORT = 4173;
export const PORT = Number(process.env['E2E_PORT'] ?? HOME_PORT);

/** Folder of the server's database, from the root of the repository. */
export const DATA_DIR =
  process.env['E2E_DATA_DIR'] ?? (PORT === HOME_PORT ? '.data/e2e' : `.data/e2e-${PORT}`);

/** Port of the inbox to which the server sends its SMS. */
export const INBOX_PORT = PORT + 1;
export const INBOX_URL = `http://127.0.0.1:${INBOX_PORT}/`;

/** Where the tests' server stands. Another port is another folder: two suites may run side by side. */
const HOME_PORT = 4173;
export const PORT = Number(process.env['E2E_PORT'] ?? HOME_PORT);

/** Folder of the server's store, from the root of the project. */
export const DATA_DIR =
  process.env['E2E_DATA_DIR'] ?? (PORT === HOME_PORT ? '.data/e2e' : `.data/e2e-${PORT}`);

/** Port of the inbox that the server sends its SMS to. */
export const INBOX_PORT = PORT + 1;
export const INBOX_URL = `http://127.0.0.1:${INBOX_PORT}/`;

/** Phones of testers: so many that no run meets the limit of codes that another left. */
export const TESTER_PHONES: readonly string[] = Array.from(
  { length: 200 },
  (_, place) => `+99291${String(place).padStart(7, '0')}`,
);

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { DATA_DIR } from '../test-server.ts';
import type { Person } from './sign-in.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Makes a user a tester, as the operator does beside the running server. */
export async function grantTester({ phone }: Person): Promise<void> {
  const words = ['--conditions=source', 'app/server/role/main.ts', 'grant', 'tester', phone];
  await promisify(execFile)(process.execPath, words, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR },
  });
}

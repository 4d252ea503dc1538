import { join } from 'node:path';

import { openDatabase } from '../db/open-database.ts';
import { readSettings } from '../settings.ts';
import { startComplaint } from '../start-complaint.ts';
import { changeRole } from './change-role.ts';

/** `npm run role -- …`: grants and revokes roles, beside a running server or without one. */
try {
  const { database } = readSettings(process.env);
  const { db, close } = await openDatabase(
    'url' in database ? database : { folder: join(database.folder, 'postgres') },
    { onError: () => undefined, seed: async () => undefined },
  );
  try {
    for (const line of await changeRole(db, process.argv.slice(2))) console.log(line);
  } finally {
    await close();
  }
} catch (error) {
  console.error(startComplaint(error));
  process.exitCode = 1;
}

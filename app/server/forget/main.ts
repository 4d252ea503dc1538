import { join } from 'node:path';

import { openDatabase } from '../db/open-database.ts';
import { createImageStore } from '../modules/images/index.ts';
import { readSettings } from '../settings.ts';
import { startComplaint } from '../start-complaint.ts';
import { forgetOld } from './forget-old.ts';

/** `npm run forget`: what a server does every hour, beside a running one or without one. */
try {
  const { database, imageFolder, imageBucket } = readSettings(process.env);
  const { db, close } = await openDatabase(
    'url' in database ? database : { folder: join(database.folder, 'postgres') },
    { onError: () => undefined, seed: async () => undefined },
  );
  try {
    const done = await forgetOld(
      db,
      createImageStore({ folder: imageFolder, bucket: imageBucket }),
      (error) => {
        console.error(startComplaint(error));
        process.exitCode = 1;
      },
    );
    console.log(`Old rows and files were deleted: ${done.join(', ')}.`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(startComplaint(error));
  process.exitCode = 1;
}

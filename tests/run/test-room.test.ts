import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { makeTestRoom } from './test-room.ts';

const PERMISSIONS = 0o777;

test('a room of a run removes those of killed runs alone, and lets another user pass', async () => {
  const room = await makeTestRoom();
  // No process has this id: it is above the limit of Linux.
  const left = join(dirname(room), 'bozor-tests-99999999-left');
  await mkdir(left);
  const next = await makeTestRoom();
  try {
    await expect(stat(left)).rejects.toThrow('ENOENT');
    expect((await stat(room)).isDirectory()).toBe(true);
    expect((await stat(next)).mode & PERMISSIONS).toBe(0o755);
  } finally {
    await rm(room, { recursive: true });
    await rm(next, { recursive: true });
  }
});

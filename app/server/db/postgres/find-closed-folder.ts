import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The ids that a process runs with. */
interface Ids {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The outermost folder above a file that a process with these ids cannot enter; `null` when all are
 * open to it.
 */
export async function findClosedFolder(file: string, ids: Ids): Promise<string | null> {
  const folder = dirname(file);
  if (folder === file) return null;
  const above = await findClosedFolder(folder, ids);
  if (above !== null) return above;
  const { mode, uid, gid } = await stat(folder);
  if (uid === ids.uid) return mode & 0o100 ? null : folder;
  if (gid === ids.gid) return mode & 0o010 ? null : folder;
  return mode & 0o001 ? null : folder;
}

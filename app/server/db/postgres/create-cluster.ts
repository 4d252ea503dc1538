import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { ownFolder } from './account.ts';
import { hasCode } from './binaries.ts';
import { isAlive } from './postmaster.ts';
import { runProgram, type Toolbox } from './run-program.ts';

/** The only role of an embedded cluster. */
export const SUPERUSER = 'bozor';

/**
 * Creates a database cluster in `cluster`, unless one exists. Creates it in a temporary folder and
 * renames that, so an interruption leaves no partial cluster; of several processes one succeeds and
 * the others use its cluster.
 */
export async function createCluster(tools: Toolbox, cluster: string): Promise<void> {
  await removeLeftovers(cluster);
  if (await exists(join(cluster, 'PG_VERSION'))) return ownFolder(cluster, tools.account);

  const draft = `${cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await ownFolder(draft, tools.account);
  await runProgram(
    tools,
    tools.binaries.initdb,
    `--pgdata=${join(draft, 'cluster')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  );
  await rename(passwordFile, join(draft, 'cluster', 'password'));
  await rename(join(draft, 'cluster'), cluster).catch((error: unknown) => {
    if (!hasCode(error, ['ENOTEMPTY', 'EEXIST', 'EPERM'])) throw error;
  });
  await rm(draft, { recursive: true, force: true });
}

/** Removes the temporary folders of interrupted processes. */
async function removeLeftovers(cluster: string): Promise<void> {
  const beside = dirname(cluster);
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(beside)) {
    const maker = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : null;
    if (maker === null || isAlive(maker)) continue;
    // An initdb that outlived its parent may still write there; the next start deletes it.
    await rm(join(beside, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

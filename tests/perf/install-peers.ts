import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCKFILE = join(import.meta.dirname, 'package-lock.json');
const STAMP = join(import.meta.dirname, 'node_modules', '.bench-lockfile');

/**
 * Installs the peers from the bench's own lockfile, unless that lockfile is already installed.
 *
 * @throws When npm fails: the first run needs a registry.
 */
export function installPeers(): void {
  const lock = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  if (done.status !== 0) throw new Error('The peers of the bench could not be installed.');
  writeFileSync(STAMP, lock);
}

/** Version of a peer as installed. */
export function versionOf(name: string): string {
  const manifest = join(import.meta.dirname, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return String(version);
}

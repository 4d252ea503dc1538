import { execFileSync } from 'node:child_process';

/** Builds the pages, when they are stale, before any test that reads them: one build, not several. */
export function setup(): void {
  execFileSync(process.execPath, ['app/build-when-stale.ts'], { stdio: 'inherit' });
}

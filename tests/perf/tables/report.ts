import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

import type { Contestant } from '../contestants.ts';
import type { Failure } from '../failure.ts';
import { versionOf } from '../install-peers.ts';
import type { Heap } from '../measure/heap.ts';
import type { Standing } from '../measure/rounds.ts';
import type { Weight } from '../measure/weigh-pages.ts';
import type { NodeReport } from '../node/main.ts';
import type { Options } from '../options.ts';

/** All results of a run; the content of `bench.json`. */
export interface Report {
  readonly ranOn: Machine;
  readonly options: Pick<Options, 'rounds' | 'sizes'>;
  readonly contestants: readonly (Contestant & { readonly versions: readonly string[] })[];
  readonly standings: readonly Standing[];
  readonly weights: readonly (Weight | Failure)[];
  readonly heaps: readonly (Heap | Failure)[];
  /** `null` when the part in Node failed. */
  readonly node: NodeReport | null;
  /** Failures outside of the rounds: builds, the part in Node. */
  readonly failures: readonly Failure[];
}

/** The machine and the commit of a run. */
export interface Machine {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGib: number;
  readonly node: string;
  readonly chromium: string;
  /** Load average of the minute before the run: a high one makes the numbers noisy. */
  readonly load: number;
  /** The commit, with `+` for uncommitted changes. */
  readonly commit: string;
}

/** Load average of this machine; to be read before the run. */
export function loadNow(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100;
}

/** Describes this machine. */
export function describeMachine({ chromium, load }: Pick<Machine, 'chromium' | 'load'>): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    chromium,
    load,
    commit: describeCommit(),
  };
}

/** A contestant with the versions of its packages. */
export function withVersions(contestant: Contestant): Report['contestants'][number] {
  return {
    ...contestant,
    versions: contestant.packages.map((name) => `${name} ${versionOf(name)}`),
  };
}

function describeCommit(): string {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, {
      cwd: join(import.meta.dirname, '..', '..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    // An unpacked archive has no history.
    return 'unknown';
  }
}

import { join } from 'node:path';

import { playwrightTally, vitestTally, type Tally } from './tally.ts';

/** One runner of the suite. */
export interface Part {
  readonly title: string;
  readonly command: readonly string[];
  /** Reads the counts from the runner's own report; a part without a report counts as one check. */
  readonly tally: ((report: string) => Tally) | null;
}

/** Parts that run in parallel, with their common budget of processor time. */
export interface Layer {
  readonly title: string;
  readonly parts: readonly string[];
  /** In seconds of processor time, which other load hardly changes: half more than is used. */
  readonly budget: number;
}

/** Path of the report of a part's runner. */
export function reportOf(folder: string, part: string): string {
  return join(folder, `${part}.json`);
}

/** Every part by its name; reports go to `folder`. */
export function partsOf(folder: string): Readonly<Record<string, Part>> {
  const vitest = (project: string, title: string): Part => ({
    title,
    command: [
      'vitest',
      'run',
      '--config=tests/vitest.config.ts',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(folder, project)}`,
    ],
    tally: vitestTally,
  });
  return {
    types: { title: 'types', command: ['tsc', '-p', '.'], tally: null },
    lint: { title: 'lint', command: ['oxlint', '--type-aware'], tally: null },
    format: { title: 'format', command: ['oxfmt', '--check'], tally: null },
    unused: { title: 'dead code', command: ['knip'], tally: null },
    unit: vitest('unit', 'unit tests'),
    server: vitest('server', 'server tests'),
    build: { title: 'built pages, and their bytes', command: ['npm', 'run', 'size'], tally: null },
    processes: vitest('processes', 'process tests'),
    browser: vitest('browser', 'component tests'),
    e2e: {
      title: 'journeys',
      command: ['playwright', 'test', '-c', 'tests/e2e'],
      tally: playwrightTally,
    },
  };
}

/** The whole suite in sequential layers, the cheapest first. */
export const LAYERS: readonly Layer[] = [
  { title: 'static checks', parts: ['types', 'lint', 'format', 'unused'], budget: 70 },
  { title: 'unit', parts: ['unit'], budget: 90 },
  // The server tests wait for PostgreSQL half of their time; the next layers read the built pages.
  { title: 'server', parts: ['server', 'build'], budget: 270 },
  { title: 'processes and components', parts: ['processes', 'browser'], budget: 210 },
  { title: 'journeys', parts: ['e2e'], budget: 105 },
];

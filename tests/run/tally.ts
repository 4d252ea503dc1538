import { relative } from 'node:path';

import { shortLine } from './last-error.ts';

/** Result of a test run. */
export interface Tally {
  readonly passed: number;
  /** Tests that failed or passed only on a retry, each as «file › title: error». */
  readonly failures: readonly string[];
}

/** Counts of vitest's JSON report. A test that passed on a retry counts as failed: it keeps its errors. */
export function vitestTally(report: string): Tally {
  const { numPassedTests, testResults }: VitestReport = JSON.parse(report);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative('.', name) })),
  );
  const flaky = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  const broken = tests.filter(({ status }) => status === 'failed');
  // A file whose import fails has no tests.
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests - flaky.length,
    failures: [
      ...unread.map(({ name }) => `${relative('.', name)} › the file`),
      ...[...broken, ...flaky].map(
        ({ file, fullName, failureMessages: [message = ''] }) =>
          `${file} › ${fullName}: ${shortLine(message)}`,
      ),
    ],
  };
}

/** Counts of Playwright's JSON report. A test that passed on a retry counts as failed. */
export function playwrightTally(report: string): Tally {
  const { stats, suites }: PlaywrightReport = JSON.parse(report);
  return { passed: stats.expected, failures: suites.flatMap((suite) => failuresOf(suite)) };
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, results }) =>
          `[${projectName}] ${file} › ${title}: ${shortLine(messageOf(results))}`,
      ),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite))];
}

/** The first error of a test's tries. */
function messageOf(results: readonly PlaywrightResult[]): string {
  return results.flatMap(({ error }) => error?.message ?? [])[0] ?? '';
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly PlaywrightResult[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightResult {
  readonly error?: { readonly message?: string };
}

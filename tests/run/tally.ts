/** Result of a test run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Counts of vitest's JSON report. A test that passed on a retry counts as failed: it keeps its errors. */
export function vitestTally(report: string): Tally {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(report);
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return { passed: numPassedTests - flaky.length, failed: numFailedTests + flaky.length };
}

/** Counts of Playwright's JSON report. A test that passed on a retry counts as failed. */
export function playwrightTally(report: string): Tally {
  const { stats }: PlaywrightReport = JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** Passed and failed checks, a line each. */
export interface Report {
  readonly passed: (title: string) => void;
  readonly failed: (title: string, reason: string) => void;
  readonly tally: () => { readonly passed: number; readonly failed: number };
}

/** A report on the standard output; titles start with the browser and the width. */
export function openReport(): Report {
  const counts = { passed: 0, failed: 0 };
  return {
    passed: (title) => {
      counts.passed += 1;
      console.log(`  ✓ ${title}`);
    },
    failed: (title, reason) => {
      counts.failed += 1;
      console.log(`  ✗ ${title}\n      ${reason}`);
    },
    tally: () => ({ ...counts }),
  };
}

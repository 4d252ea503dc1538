import type { LabCoverage } from '../../contract/index.ts';

/** One row of what is counted. */
export type CoverageRow = LabCoverage['rows'][number];

/** Which columns are shown. */
export type CoverageColumns = 'features' | 'data_types';

/** A cell that the tester looks into. */
export interface ChosenCell {
  readonly row: CoverageRow;
  readonly column: string;
  readonly count: number;
  readonly pages: readonly string[];
}

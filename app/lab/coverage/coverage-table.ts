import type { LabCoverage } from '../../contract/index.ts';

/** A row of the coverage table: one type of field. */
export type CoverageRow = LabCoverage['rows'][number];

/** The set of columns in the table. */
export type CoverageColumns = 'features' | 'data_types';

/** The selected cell. */
export interface ChosenCell {
  readonly row: CoverageRow;
  readonly column: string;
  readonly count: number;
  readonly pages: readonly string[];
}

import type { Report } from '../diagnostics/report.ts';

/** Where the raw list is in what a server sent. */
export interface RawOptions {
  readonly values: unknown;
  readonly groups: unknown;
  /** JSON Pointer of the object that holds `values` and `groups`. */
  readonly pointer: string;
  readonly report: Report;
}

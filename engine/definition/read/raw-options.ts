import type { Report } from '../diagnostics/report.ts';
import { isList } from '../json.ts';

/** Where the raw list is in what a server sent. */
export interface RawOptions {
  readonly values: unknown;
  readonly groups: unknown;
  /** JSON Pointer of the object that holds `values` and `groups`. */
  readonly pointer: string;
  readonly report: Report;
}

/** The list `name`; a value that is no list is reported and read as an empty one. */
export function listIn(
  { pointer, report, ...raw }: RawOptions,
  name: 'values' | 'groups',
): readonly unknown[] {
  const json = raw[name] ?? [];
  if (isList(json)) return json;
  report(name === 'values' ? 'option.shape' : 'group.shape', `${pointer}/${name}`, json);
  return [];
}

import type { Json } from '../../index.ts';
import { toPointer } from '../../json.ts';
import { isSameJson } from '../format/is-same-json.ts';
import { toJson } from '../format/to-json.ts';
import type { Snapshot, StartExpectation, StepExpectation } from '../format/trace.ts';
import { SECTIONS } from '../record/change-between.ts';
import type { Difference, DifferenceCode } from './difference.ts';

/** What a step is held to, and what it did. */
export interface Outcome {
  /** JSON Pointer of the expectation in the trace, e.g. `/acts/4/expected`. */
  readonly pointer: string;
  /** Takes the snapshot after it. */
  readonly snapshot: () => Snapshot;
  readonly change: StartExpectation;
}

type Names = Readonly<Record<string, unknown>>;

/**
 * How a step differs from what was expected of it. A name that is expected has to have that very
 * value now; a name that is not must not have changed.
 */
export function findDifferences(
  expected: StepExpectation,
  { pointer, snapshot, change }: Outcome,
): readonly Difference[] {
  return SECTIONS.flatMap((section) =>
    sectionDifferences({
      pointer: `${pointer}/${section}`,
      expected: expected[section] ?? {},
      actual: () => snapshot()[section],
      change: change[section] ?? {},
    }),
  ).concat(listDifferences('load', `${pointer}/loads`, [expected.loads ?? [], change.loads ?? []]));
}

/** The same of the start, its diagnostics included. */
export function findStartDifferences(
  expected: StartExpectation,
  outcome: Outcome,
): readonly Difference[] {
  const lists = [expected.diagnostics ?? [], outcome.change.diagnostics ?? []] as const;
  return findDifferences(expected, outcome).concat(
    listDifferences('diagnostic', `${outcome.pointer}/diagnostics`, lists),
  );
}

interface Section {
  readonly pointer: string;
  readonly expected: Names;
  /** The whole section as it is now. */
  readonly actual: () => Names;
  /** What of it changed in this step. */
  readonly change: Names;
}

function sectionDifferences(section: Section): readonly Difference[] {
  const { pointer, expected, actual, change } = section;
  const wanted = Object.entries(expected).flatMap(([name, value]) => {
    const now = Object.hasOwn(change, name) ? change : actual();
    const met = Object.hasOwn(now, name) ? toJson(now[name]) : null;
    const code = wantedCode(toJson(value), met);
    return code === null ? [] : [differenceAt(code, toPointer(pointer, name), [value, met])];
  });
  const unwanted = Object.entries(change)
    .filter(([name]) => !Object.hasOwn(expected, name))
    .map(([name, met]) =>
      differenceAt(met === null ? 'value.gone' : 'value.unexpected', toPointer(pointer, name), [
        null,
        met,
      ]),
    );
  return [...wanted, ...unwanted];
}

function wantedCode(wanted: Json, met: Json): DifferenceCode | null {
  if (isSameJson(wanted, met)) return null;
  if (wanted === null) return 'value.kept';
  return met === null ? 'value.missing' : 'value.other';
}

/** Two lists, index by index. */
function listDifferences(
  what: 'load' | 'diagnostic',
  pointer: string,
  [expected, actual]: readonly [expected: readonly object[], actual: readonly object[]],
): readonly Difference[] {
  return Array.from({ length: Math.max(expected.length, actual.length) }, (_, position) => {
    const [wanted = null, met = null] = [expected[position], actual[position]];
    if (isSameJson(wanted, met)) return [];
    const how = wanted === null ? 'unexpected' : met === null ? 'missing' : 'other';
    return [differenceAt(`${what}.${how}`, `${pointer}/${position}`, [wanted, met])];
  }).flat();
}

function differenceAt(
  code: DifferenceCode,
  pointer: string,
  [expected, actual]: readonly [expected: unknown, actual: unknown],
): Difference {
  return { code, pointer, expected: toJson(expected), actual: toJson(actual) };
}

import { SECTIONS } from '../record/change-between.ts';
import { printJson, printList } from './print-json.ts';
import type { Trace } from './trace.ts';

const TRACE_ORDER = [
  '$schema',
  'format',
  'version',
  'title',
  'mode',
  'definitions',
  'values',
  'expected',
  'acts',
] as const;

const EXPECTATION_ORDER = [...SECTIONS, 'loads', 'diagnostics'] as const;

/** What an act begins with; what it does follows, and what is expected of it comes last. */
const ACT_ORDER = ['at', 'type', 'key', 'load'] as const;

/**
 * The text of a trace's file: one order of properties, an act a line where it fits, a line break at
 * the end. `readTrace` of it gives the same trace back, and equal traces give equal texts as far as
 * their definitions and values spell the same.
 */
export function writeTrace(trace: Trace): string {
  const acts = trace.acts.map((act) => withOrderedExpectation(ordered(act, ACT_ORDER)));
  const whole = ordered({ ...withOrderedExpectation(trace), acts }, TRACE_ORDER);
  const properties = Object.entries(whole).map(([name, value]) => {
    const head = `  ${JSON.stringify(name)}: `;
    return head + (name === 'acts' ? printList(acts, '  ') : printJson(value, '  ', head.length));
  });
  return `{\n${properties.join(',\n')}\n}\n`;
}

function withOrderedExpectation(holder: object): object {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(holder);
  const rest = entries.filter(([name]) => name !== 'expected');
  const expected = entries.find(([name]) => name === 'expected')?.[1];
  if (typeof expected !== 'object' || expected === null) return Object.fromEntries(rest);
  return Object.fromEntries([...rest, ['expected', ordered(expected, EXPECTATION_ORDER)]]);
}

/** The same object, its first properties in this order. */
function ordered(object: object, first: readonly string[]): object {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(object);
  const index = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => index(one) - index(other)),
  );
}

import type { CliWords } from '../words/english.en.ts';
import { stepTitle } from './act-title.ts';
import type { TraceResult } from './trace-result.ts';

const SUITE = 'form-engine replay';

/**
 * Results of the traces as JUnit XML, which CI servers read: a test case for each trace.
 *
 * @see https://github.com/testmoapp/junitxml for the attributes that servers agree on.
 */
export function toJunit(results: readonly TraceResult[], words: CliWords): string {
  const failures = results.filter(({ outcome }) => outcome === 'diverged').length;
  const errors = results.filter(({ outcome }) => outcome === 'unread').length;
  const time = results.reduce((sum, result) => sum + timeOf(result), 0);
  const counts = attributes({ tests: results.length, failures, errors, time: seconds(time) });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: SUITE })}${counts}>`,
    `  <testsuite${attributes({ name: SUITE })}${counts}>`,
    ...results.map((result) => testCase(result, words)),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(result: TraceResult, words: CliWords): string {
  const isUnread = result.outcome === 'unread';
  const file = isUnread ? result.name : result.source.name;
  const name = isUnread ? result.name : result.trace.title;
  const head = `<testcase${attributes({ classname: file, name, file, time: seconds(timeOf(result)) })}`;
  const inside = isUnread ? errorOf(result, words) : failureOf(result, words);
  return inside === null ? `    ${head}/>` : `    ${head}>\n      ${inside}\n    </testcase>`;
}

function errorOf({ error }: Extract<TraceResult, { outcome: 'unread' }>, words: CliWords): string {
  const { what, why, remedy } = error.advice(words);
  return `<error${attributes({ type: 'input', message: what })}>${escaped(`${why}\n${remedy}`)}</error>`;
}

function failureOf(
  { trace, divergence }: Exclude<TraceResult, { outcome: 'unread' }>,
  words: CliWords,
): string | null {
  if (divergence === null) return null;
  const { step, differences } = divergence;
  const message = words.replay.notAsExpected(step, stepTitle(trace, step, words));
  const type = differences[0]?.code ?? 'divergence';
  const lines = differences.map((one) => `${one.pointer}: ${words.explanations.difference(one)}`);
  return `<failure${attributes({ type, message })}>${escaped(lines.join('\n'))}</failure>`;
}

function timeOf(result: TraceResult): number {
  return result.outcome === 'unread' ? 0 : result.timeMs;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(6);
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${inAttribute(String(value))}"`)
    .join('');
}

/** A text as XML 1.0 may carry it: signs that it has no way to write are shown as U+FFFD. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '\uFFFD')
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** A parser would turn a line's end inside an attribute into a blank. */
function inAttribute(text: string): string {
  return escaped(text).replaceAll(/[\t\n\r]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

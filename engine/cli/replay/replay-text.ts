import type { LocalizedIo } from '../frame/io.ts';
import { paint } from '../frame/paint.ts';
import type { CliWords } from '../words/english.en.ts';
import { shortened, stepTitle } from './act-title.ts';
import type { RaceSpec } from './race.ts';
import type { LocatedDifference, ReplayedTrace, TraceResult } from './trace-result.ts';

/** Steps shown on either side of the one that diverges. */
const CONTEXT = 2;
/** Differences of a step that are shown. */
const SHOWN_LIMIT = 20;
/** Longest value that is shown, in letters. */
const VALUE_WIDTH = 400;

/** A line of a trace that is as expected. */
export function sameText(
  { source, trace, stepCount }: ReplayedTrace,
  { stdout, words: { replay } }: LocalizedIo,
): string {
  const mark = paint(stdout, 'green', '✓');
  return `${mark} ${source.name} (${replay.steps(stepCount)}) ${trace.title}`;
}

/** Where a trace diverges, with the acts around and every difference of the step. */
export function divergenceText(result: ReplayedTrace, io: LocalizedIo): string {
  const { stdout: output, words } = io;
  const { replay } = words;
  const { source, trace, stepCount, divergence } = result;
  if (divergence === null) return sameText(result, io);
  const { step, differences } = divergence;
  const at = trace.acts[step - 1]?.at ?? 0;
  const rest = differences.length - SHOWN_LIMIT;
  return [
    `${paint(output, 'red', '✗')} ${paint(output, 'bold', source.name)} ${trace.title}`,
    ...raceLines(result, words),
    `  ${replay.diverges(step, stepCount - 1, at)} ${stepTitle(trace, step, words)}`,
    '',
    ...contextLines(result, step, io),
    '',
    ...differences.slice(0, SHOWN_LIMIT).flatMap((one) => differenceLines(source.name, one, io)),
    ...(rest > 0 ? [`  ${replay.moreDifferences(rest)}`] : []),
  ].join('\n');
}

/** How many traces there were, and how many of them are not as expected. */
export function summaryText(
  results: readonly TraceResult[],
  { count, seed }: RaceSpec,
  { replay }: CliWords,
): string {
  const played = results.filter((result) => result.outcome !== 'unread');
  const sum = replay.sum({
    traces: played.length,
    steps: played.reduce((steps, { stepCount }) => steps + stepCount, 0),
    diverged: played.filter(({ outcome }) => outcome === 'diverged').length,
    unread: results.length - played.length,
  });
  return count > 0 ? `${sum}, ${replay.races(count, seed)}` : sum;
}

function contextLines(
  { trace, stepCount }: ReplayedTrace,
  step: number,
  { stdout: output, words }: LocalizedIo,
): readonly string[] {
  const width = String(stepCount).length;
  const first = Math.max(0, step - CONTEXT);
  const last = Math.min(stepCount - 1, step + CONTEXT);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const line = `${String(number).padStart(width)}  ${stepTitle(trace, number, words)}`;
    return number === step
      ? `  ${paint(output, 'bold', `> ${line}`)}`
      : `  ${paint(output, 'dim', `  ${line}`)}`;
  });
}

function raceLines({ race }: ReplayedTrace, { replay }: CliWords): readonly string[] {
  if (race === null) return [];
  const { run, count, seed } = race;
  return [`  ${replay.race(run, count, seed)}`];
}

function differenceLines(
  name: string,
  difference: LocatedDifference,
  { stdout: output, words }: LocalizedIo,
): readonly string[] {
  const { code, place, pointer, expected, actual } = difference;
  const where = place === null ? '' : `${name}:${place.line}:${place.column} `;
  return [
    `  ${where}${pointer}`,
    `    ${shortened(`${code}: ${words.explanations.difference(difference)}`, VALUE_WIDTH)}`,
    `    ${paint(output, 'green', `- ${valueText(expected, words)}`)}`,
    `    ${paint(output, 'red', `+ ${valueText(actual, words)}`)}`,
  ];
}

function valueText(value: LocatedDifference['actual'], { replay }: CliWords): string {
  return value === null ? replay.nothing : shortened(JSON.stringify(value), VALUE_WIDTH);
}

import { differenceText } from '../../trace.ts';
import type { Output } from '../frame/io.ts';
import { paint } from '../frame/paint.ts';
import { plural } from '../frame/plural.ts';
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
export function sameText({ source, trace, stepCount }: ReplayedTrace, output: Output): string {
  return `${paint(output, 'green', '✓')} ${source.name} (${plural(stepCount, 'step')}) ${trace.title}`;
}

/** Where a trace diverges, with the acts around and every difference of the step. */
export function divergenceText(result: ReplayedTrace, output: Output): string {
  const { source, trace, stepCount, divergence } = result;
  if (divergence === null) return sameText(result, output);
  const { step, differences } = divergence;
  const at = trace.acts[step - 1]?.at ?? 0;
  const rest = differences.length - SHOWN_LIMIT;
  return [
    `${paint(output, 'red', '✗')} ${paint(output, 'bold', source.name)} ${trace.title}`,
    ...raceLines(result),
    `  diverges at step ${step} of ${stepCount - 1}, at ${at} ms: ${stepTitle(trace, step)}`,
    '',
    ...contextLines(result, step, output),
    '',
    ...differences
      .slice(0, SHOWN_LIMIT)
      .flatMap((one) => differenceLines(source.name, one, output)),
    ...(rest > 0 ? [`  and ${plural(rest, 'more difference')}`] : []),
  ].join('\n');
}

/** How many traces there were, and how many of them are not as expected. */
export function summaryText(results: readonly TraceResult[], { count, seed }: RaceSpec): string {
  const played = results.filter((result) => result.outcome !== 'unread');
  const steps = played.reduce((sum, { stepCount }) => sum + stepCount, 0);
  const diverged = played.filter(({ outcome }) => outcome === 'diverged').length;
  const unread = results.length - played.length;
  const parts = [plural(played.length, 'trace'), plural(steps, 'step'), `${diverged} diverged`];
  const unreadable = unread > 0 ? [`${unread} unreadable`] : [];
  const raced = count > 0 ? [`${plural(count, 'race')} each, seed ${seed}`] : [];
  return [...parts, ...unreadable, ...raced].join(', ');
}

function contextLines(
  { trace, stepCount }: ReplayedTrace,
  step: number,
  output: Output,
): readonly string[] {
  const width = String(stepCount).length;
  const first = Math.max(0, step - CONTEXT);
  const last = Math.min(stepCount - 1, step + CONTEXT);
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const number = first + place;
    const line = `${String(number).padStart(width)}  ${stepTitle(trace, number)}`;
    return number === step
      ? `  ${paint(output, 'bold', `> ${line}`)}`
      : `  ${paint(output, 'dim', `  ${line}`)}`;
  });
}

function raceLines({ race }: ReplayedTrace): readonly string[] {
  if (race === null) return [];
  const { run, count, seed } = race;
  return [
    `  ends otherwise in race ${run} of ${count} (--race ${run} --seed ${seed}) than without delays`,
  ];
}

function differenceLines(
  name: string,
  difference: LocatedDifference,
  output: Output,
): readonly string[] {
  const { place, pointer, expected, actual } = difference;
  const where = place === null ? '' : `${name}:${place.line}:${place.column} `;
  return [
    `  ${where}${pointer}`,
    `    ${shortened(differenceText({ ...difference, pointer: difference.code }), VALUE_WIDTH)}`,
    `    ${paint(output, 'green', `- ${valueText(expected)}`)}`,
    `    ${paint(output, 'red', `+ ${valueText(actual)}`)}`,
  ];
}

function valueText(value: LocatedDifference['actual']): string {
  return value === null ? 'nothing' : shortened(JSON.stringify(value), VALUE_WIDTH);
}

import { isFailure } from '../failure.ts';
import { goalsOf, lostRows } from '../measure/goals.ts';
import { MEASURES, measureTitles, type Summary } from '../measure/measures.ts';
import type { Report } from './report.ts';
import { short, table, type Row } from './table.ts';

const FLOOR = 'hand-written';
const NOTHING = '–';

/** All tables of a run, as Markdown. */
export function tablesOf(report: Report): string {
  return [
    '### Goals',
    goalTable(report),
    ...report.options.sizes.flatMap((size) => [
      `### ${size} fields, ${roundsOf(report, size)} rounds`,
      `Times the hand-written form's (medians; ×1 is the floor):`,
      ratioTable(report, size),
      'Milliseconds, median (middle half of the times):',
      timeTable(report, size),
    ]),
    '### Bytes and memory',
    weightTable(report),
    ...(report.node === null ? [] : ['### In Node, without a page', nodeTable(report.node)]),
    '### Where ours is behind a schema-driven peer',
    listOf(lostRows(report), 'Nowhere.'),
    '### What was not done right',
    listOf(faultsOf(report), 'Nothing.'),
  ].join('\n\n');
}

function goalTable(report: Report): string {
  return table(
    ['goal', 'measured', 'met'],
    goalsOf(report).map(({ goal, found, isMet }): Row => [goal, found, isMet ? 'yes' : '**no**']),
  );
}

function ratioTable(report: Report, size: number): string {
  const floor = standingOf(report, FLOOR, size);
  return perContestant(report, size, (summaries) => {
    const ratio = (own: Summary | null, least: Summary | null, part: 'median' | 'p95' = 'median') =>
      own === null || least === null ? NOTHING : `×${short(own[part] / least[part])}`;
    const ratios = MEASURES.map((name) => ratio(summaries[name], floor?.[name] ?? null));
    return [...ratios, ratio(summaries.key, floor?.key ?? null, 'p95')];
  });
}

function timeTable(report: Report, size: number): string {
  return perContestant(report, size, (summaries) => [
    ...MEASURES.map((name) => spread(summaries[name])),
    summaries.key === null ? NOTHING : short(summaries.key.p95),
  ]);
}

function roundsOf({ standings }: Report, size: number): number {
  return Math.max(0, ...standings.filter((one) => one.size === size).map(({ rounds }) => rounds));
}

type Summaries = Report['standings'][number]['summaries'];

function perContestant(
  report: Report,
  size: number,
  cells: (summaries: Summaries) => readonly string[],
): string {
  return table(
    ['', ...MEASURES.map((name) => measureTitles[name]), 'key: p95'],
    report.contestants.flatMap(({ name, title }): Row[] => {
      const summaries = standingOf(report, name, size);
      return summaries === null ? [] : [[title, ...cells(summaries)]];
    }),
  );
}

function standingOf({ standings }: Report, name: string, size: number): Summaries | null {
  return standings.find((one) => one.contestant === name && one.size === size)?.summaries ?? null;
}

function spread(summary: Summary | null): string {
  if (summary === null) return NOTHING;
  const { median, low, high } = summary;
  return `${short(median)} (${short(low)}–${short(high)})`;
}

function weightTable({ contestants, weights, heaps }: Report): string {
  const kilobytes = (bytes: number) => short(bytes / 1000);
  return table(
    ['', 'script, KB brotli', 'style, KB brotli', 'heap, MB', 'of it new, KB', 'new nodes'],
    contestants.map(({ name, title }): Row => {
      const weight = weights.find(({ contestant }) => contestant === name);
      const heap = heaps.find(({ contestant }) => contestant === name);
      const weighed = weight === undefined || isFailure(weight) ? null : weight;
      const kept = heap === undefined || isFailure(heap) ? null : heap;
      return [
        title,
        weighed === null ? NOTHING : kilobytes(weighed.scriptBytes),
        weighed === null ? NOTHING : kilobytes(weighed.styleBytes),
        kept === null ? NOTHING : short(kept.usedBytes / 1e6),
        kept === null ? NOTHING : kilobytes(kept.grownBytes),
        kept === null ? NOTHING : String(kept.grownNodes),
      ];
    }),
  );
}

function nodeTable({ validation, compile, events }: NonNullable<Report['node']>): string {
  const row = (what: string, who: string, { median, p95 }: Summary): Row => [
    what,
    who,
    `${short(median * 1000)} µs`,
    `${short(p95 * 1000)} µs`,
  ];
  const validated = 'validate 100 filled fields';
  const compiled = `compile ${compile.page} (${compile.fields} fields)`;
  return table(
    ['', 'by', 'median', 'p95'],
    [
      row(validated, 'ours: a claim, as the server does', validation.claim),
      row(validated, 'ours: a form, as a submit does', validation.form),
      row(validated, 'ajv, of our JSON Schema', validation.ajv),
      row(validated, 'rjsf with ajv, of its own schema', validation.rjsf),
      row(compiled, 'ours', compile.ours),
      [compiled, 'ours, the first in the process', `${short(compile.firstMs * 1000)} µs`, NOTHING],
      row(compiled, 'ajv, of our JSON Schema', compile.ajv),
      ...events.flatMap(({ size, step, store }) => [
        row(`SET on ${size} fields`, 'step', step),
        row(`SET on ${size} fields`, 'store with a listener', store),
      ]),
    ],
  );
}

function faultsOf({ standings, weights, heaps, failures }: Report): readonly string[] {
  return [
    ...failures.map(({ contestant, failure }) => `${contestant}: ${failure}`),
    ...standings.flatMap(({ contestant, size, faults }) =>
      faults.map((fault) => `${contestant}, ${size} fields, ${fault}`),
    ),
    ...weights
      .filter(isFailure)
      .map(({ contestant, failure }) => `${contestant}, bytes: ${failure}`),
    ...heaps.filter(isFailure).map(({ contestant, failure }) => `${contestant}, heap: ${failure}`),
  ];
}

function listOf(lines: readonly string[], none: string): string {
  return lines.length === 0 ? none : lines.map((line) => `- ${line}`).join('\n');
}

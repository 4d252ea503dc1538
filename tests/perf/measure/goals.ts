import { isFailure } from '../failure.ts';
import type { Report } from '../tables/report.ts';
import { short } from '../tables/table.ts';
import { MEASURES, measureTitles, type Measure } from './measures.ts';
import type { Standing } from './rounds.ts';

/** A goal of the engine, and whether it is reached. */
export interface Goal {
  readonly goal: string;
  /** Description of the measured value. */
  readonly found: string;
  readonly isMet: boolean;
}

const OURS = 'ours';
const FLOOR = 'hand-written';
/** The number of fields for the goals relative to the floor. */
const USUAL = 300;
const FLAT_FROM = 50;
const FLAT_TO = 1000;
/** Maximum ratio of a letter's time on the largest form to that on a small one. */
const FLATNESS = 1.5;

/** The goals that this run measured. */
export function goalsOf(report: Report): readonly Goal[] {
  return [
    besideFloor(report, 'key', 1.5),
    besideFloor(report, 'mount', 2),
    flatInBrowser(report),
    ...inNode(report),
    aheadOfPeers(report),
  ].filter((goal) => goal !== null);
}

/** Rows in which a peer that renders from a schema is ahead of the engine or equal. */
export function lostRows(report: Report): readonly string[] {
  return [...lostTimes(report), ...lostSizes(report)];
}

function aheadOfPeers(report: Report): Goal {
  const lost = lostRows(report).length;
  return {
    goal: 'every row ahead of every schema-driven peer',
    found: lost === 0 ? 'all of them' : `behind in ${lost}, listed below`,
    isMet: lost === 0,
  };
}

function lostTimes({ contestants, standings, options }: Report): readonly string[] {
  const peers = new Map(
    contestants.filter(({ kind }) => kind === 'schema').map(({ name, title }) => [name, title]),
  );
  return options.sizes.flatMap((size) =>
    MEASURES.flatMap((measure) => {
      const own = medianOf(standings, OURS, { size, measure });
      if (own === null) return [`${size} fields, ${measureTitles[measure]}: ours was not measured`];
      return Array.from(peers).flatMap(([name, title]) => {
        const theirs = medianOf(standings, name, { size, measure });
        if (theirs === null || own < theirs) return [];
        const what = `${size} fields, ${measureTitles[measure]}`;
        return [`${what}: ours ${short(own)} ms, ${title} ${short(theirs)} ms`];
      });
    }),
  );
}

function lostSizes({ contestants, weights, heaps }: Report): readonly string[] {
  const sizesOf = (name: string) => {
    const weight = weights.find(({ contestant }) => contestant === name);
    const heap = heaps.find(({ contestant }) => contestant === name);
    return {
      script: weight === undefined || isFailure(weight) ? null : weight.scriptBytes / 1000,
      heap: heap === undefined || isFailure(heap) ? null : heap.usedBytes / 1000,
    };
  };
  const own = sizesOf(OURS);
  return contestants
    .filter(({ kind }) => kind === 'schema')
    .flatMap(({ name, title }) => {
      const theirs = sizesOf(name);
      const lost = (what: string, ours: number | null, other: number | null) =>
        ours === null || other === null || ours < other
          ? []
          : [`${what}: ours ${short(ours)} KB, ${title} ${short(other)} KB`];
      return [
        ...lost('bytes of script', own.script, theirs.script),
        ...lost('heap after a hundred forms', own.heap, theirs.heap),
      ];
    });
}

function besideFloor({ standings }: Report, measure: Measure, times: number): Goal | null {
  const own = medianOf(standings, OURS, { size: USUAL, measure });
  const floor = medianOf(standings, FLOOR, { size: USUAL, measure });
  if (own === null || floor === null) return null;
  return {
    goal: `${measureTitles[measure]} at most ${times} × hand-written at ${USUAL} fields`,
    found: `${short(own / floor)} × (${short(own)} and ${short(floor)} ms)`,
    isMet: own <= times * floor,
  };
}

function flatInBrowser({ standings }: Report): Goal | null {
  const small = medianOf(standings, OURS, { size: FLAT_FROM, measure: 'keyScript' });
  const large = medianOf(standings, OURS, { size: FLAT_TO, measure: 'keyScript' });
  if (small === null || large === null) return null;
  return {
    goal: `script of a key flat from ${FLAT_FROM} to ${FLAT_TO} fields (at most ${FLATNESS} ×)`,
    found: `${short(large / small)} × (${short(small)} and ${short(large)} ms)`,
    isMet: large <= FLATNESS * small,
  };
}

function inNode({ node }: Report): readonly (Goal | null)[] {
  if (node === null) return [];
  const { validation, compile, events } = node;
  const small = events.find(({ size }) => size === FLAT_FROM);
  const large = events.find(({ size }) => size === FLAT_TO);
  const atMost = (goal: string, ms: number, limitMs: number): Goal => ({
    goal: `${goal} at most ${limitMs} ms`,
    found: `${short(ms)} ms`,
    isMet: ms <= limitMs,
  });
  return [
    atMost('validation of a form of 100 fields, warm,', validation.form.median, 0.1),
    atMost('validation of a claim of 100 fields, warm,', validation.claim.median, 0.1),
    atMost(`compile of ${compile.page} (${compile.fields} fields)`, compile.ours.median, 5),
    small === undefined || large === undefined
      ? null
      : {
          goal: `SET in the store flat from ${FLAT_FROM} to ${FLAT_TO} fields (at most ${FLATNESS} ×)`,
          found: `${short(large.store.median / small.store.median)} × (${short(large.store.median * 1000)} µs)`,
          isMet: large.store.median <= FLATNESS * small.store.median,
        },
  ];
}

interface Cell {
  readonly size: number;
  readonly measure: Measure;
}

function medianOf(standings: readonly Standing[], name: string, { size, measure }: Cell) {
  const standing = standings.find((one) => one.contestant === name && one.size === size);
  return standing?.summaries[measure]?.median ?? null;
}

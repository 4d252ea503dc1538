import { compile, type Plan, type PlanField } from '@bozor/form-engine';
import {
  readTrace,
  replay,
  scrub,
  type Snapshot,
  type Trace,
  type TraceAct,
  writeTrace,
} from '@bozor/form-engine/trace';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { scalarsOf } from '../../../engine/fields/value-guards.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { live, recordedSessions } from './recorded-session.ts';
import { wordsOf } from './words-of.ts';

/** What people write where they may write anything. */
const PERSONAL_TEXTS = [
  'Фаррух Каримов, Рудаки 15',
  'звоните 900112233 после обеда',
  'Farrukh',
  'Farrukh Karimov',
  'https://somon.tj/adv/farrukh-karimov?phone=900112233',
  'karimov.tj',
  'farrukh@mail.tj',
  '490154203237518',
  '490154203237519',
  'Каримов, Фаррух\nДушанбе',
  '(44) 600-60-60',
] as const;

/** A session in which people wrote of themselves too, in whatever box there was. */
const personalTraces: fc.Arbitrary<Trace> = recordedSessions.chain((session) => {
  const { trace } = live(session);
  const { keys } = compile(trace.definitions, { mode: trace.mode });
  const index = fc.nat({ max: trace.acts.length });
  const text = fc.constantFrom(...PERSONAL_TEXTS);
  const written = fc.record({
    key: fc.constantFrom('?', ...keys),
    text,
    index,
    kind: fc.nat({ max: 5 }),
  });
  return fc.array(written, { maxLength: 6 }).map((all) => ({
    ...trace,
    acts: all.reduce((acts, { key, text, index, kind }) => {
      const at = acts[index]?.at ?? acts.at(-1)?.at ?? 0;
      return acts.toSpliced(index, 0, personalAct(at, { key, text, kind }));
    }, trace.acts),
  }));
});

interface Written {
  readonly key: string;
  readonly text: string;
  readonly kind: number;
}

function personalAct(at: number, { key, text, kind }: Written): TraceAct {
  if (kind === 0) return { at, type: 'HYDRATE', values: Object.fromEntries([[key, text]]) };
  if (kind > 1) return { at, type: 'SET', key, input: text };
  const errors = Object.fromEntries([[key, { code: 'taken', message: `«${text}»` }]]);
  return { at, type: 'SERVER_ERRORS', errors };
}

/** A choice that may stay asks for a list by the very text that was put where anything may be. */
const flagBesideSecret: Trace = {
  format: 'form-trace',
  version: 1,
  title: 'A flag',
  mode: 'entry',
  definitions: {
    filters: [
      { id: 1, key: 'swap', name: 'Swap', type: 'DROP_LIST', data_type: 'BOOLEAN' },
      { id: 2, key: 'kind', name: 'Kind', type: 'DROP_LIST', parent_filter_id: 1 },
    ],
  },
  values: null,
  acts: [{ at: 0, type: 'HYDRATE', values: { swap: true, unknown: 'true' } }],
};

/** A side of a range in digits that no number is read from. */
const foreignDigit: Trace = {
  format: 'form-trace',
  version: 1,
  title: 'A digit',
  mode: 'entry',
  definitions: {
    filters: [{ id: 1, key: 'area', name: 'Area', type: 'RANGE_INPUT', data_type: 'STRING' }],
  },
  values: null,
  acts: [{ at: 7, type: 'SET', key: 'area', input: { min: '0', max: '\u0663' } }],
};

/** A number that a field of texts takes in as «1e+21», with a letter. */
const longNumber: Trace = {
  format: 'form-trace',
  version: 1,
  title: 'A number',
  mode: 'entry',
  definitions: {
    filters: [{ id: 1, key: 'imei', name: 'IMEI', type: 'IMEI', data_type: 'STRING' }],
  },
  values: { imei: 1e21 },
  acts: [],
};

describe('a scrubbed session', { timeout: 60_000 + LAW_RUNS * 200 }, () => {
  test('shows the same fields and the same faults, step by step', () => {
    fc.assert(
      fc.property(personalTraces, (trace) => {
        const scrubbed = scrub(trace);
        expect(courseOf(scrubbed)).toEqual(courseOf(trace));
        expect(replay(scrubbed).divergence).toBeNull();
      }),
      { examples: [[foreignDigit], [longNumber]] },
    );
  });

  test('has no word of four letters left that was written in a free text', () => {
    fc.assert(
      fc.property(personalTraces, (trace) => {
        const { plan } = replay(trace);
        const parts = writtenParts(trace).map((part) => partition(plan, part));
        const kept = parts.flatMap((part) => part.kept);
        // A load is asked for by texts: a flag that may stay is one of them.
        const flags = kept.flatMap((value) => scalarsOf(value)).map(String);
        const known = new Set(
          wordsOf([trace.definitions, trace.acts.map(serversPart), kept, flags]),
        );
        const secret = wordsOf(parts.flatMap((part) => part.secret)).filter(
          (word) => !known.has(word),
        );
        const left = new Set(wordsOf([peoplesPart(scrub(trace))]));
        expect(secret.filter((word) => left.has(word))).toEqual([]);
      }),
      { examples: [[flagBesideSecret]] },
    );
  });

  test('is a trace of the same acts at the same times', () => {
    fc.assert(
      fc.property(personalTraces, (trace) => {
        const scrubbed = scrub(trace);
        const outline = ({ acts }: Trace) => acts.map(({ at, type }) => [at, type]);
        expect(outline(scrubbed)).toEqual(outline(trace));
        expect(readTrace(JSON.parse(writeTrace(scrubbed))).problems).toEqual([]);
      }),
    );
  });
});

type Course = Pick<Snapshot, 'visible' | 'shown'> & { readonly faults: Record<string, string> };

function courseOf(trace: Trace): readonly Course[] {
  return replay(trace).steps.map(({ snapshot: { visible, shown, faults } }) => ({
    visible,
    shown,
    faults: Object.fromEntries(Object.entries(faults).map(([key, { code }]) => [key, code])),
  }));
}

/** A value that a person gave, and the key it was given to; `null` for a server's message. */
type WrittenPart = readonly [key: string | null, value: unknown];

function writtenParts({ acts, values }: Trace): readonly WrittenPart[] {
  const written = acts.flatMap((act): readonly WrittenPart[] => {
    if (act.type === 'SET') return [[act.key, act.input]];
    if (act.type === 'HYDRATE') return Object.entries(act.values);
    if (act.type !== 'SERVER_ERRORS') return [];
    return Object.values(act.errors).map(({ message }) => [null, message]);
  });
  return [...Object.entries(values ?? {}), ...written];
}

/** What of a value may stay, and what may not. */
interface Partition {
  readonly kept: readonly unknown[];
  readonly secret: readonly unknown[];
}

/** Parts a value by what the fields of its key take: where one of them may keep it, it may stay. */
function partition({ fields }: Plan, [key, value]: WrittenPart): Partition {
  const takers = fields.filter((field) => field.key === key);
  if (takers.every(takesAnything)) return { kept: [], secret: [value] };
  if (!takers.every(({ type }) => type === 'URL') || typeof value !== 'string') {
    return { kept: [value], secret: [] };
  }
  const path = value.search(/(?<=\p{L}\.\p{L}[^/?#]*)[/?#]/u);
  const end = path < 0 ? value.length : path;
  return { kept: [value.slice(0, end)], secret: [value.slice(end)] };
}

/** Whether a person may write any text in the field. */
function takesAnything({ type, dataType }: PlanField): boolean {
  if (type === 'IMEI' || type === 'MAP') return true;
  const isText = type === 'EDIT_TEXT' || type === 'TEXT_AREA';
  return isText && dataType.startsWith('STRING');
}

/** What of an act the server sent. */
function serversPart(act: TraceAct): unknown {
  return act.type === 'ANSWER' ? act.values : null;
}

/** A trace without what the server sent. */
function peoplesPart({ values, acts, title }: Trace): unknown {
  return [title, values, acts.map((act) => (act.type === 'ANSWER' ? null : act))];
}

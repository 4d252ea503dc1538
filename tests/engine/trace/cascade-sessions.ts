import * as fc from 'fast-check';

import type { JsonObject } from '../../../engine/definition/json.ts';
import type { FieldInput } from '../../../engine/fields/field-value.ts';
import { arbitrarySchedule } from '../../../engine/testing.ts';
import type { Serve } from '../../../engine/trace/direct/direction.ts';
import {
  TRACE_FORMAT,
  TRACE_VERSION,
  type Trace,
  type TraceEvent,
} from '../../../engine/trace/format/trace.ts';
import type { TracedSession } from './traced-sessions.ts';

const VALUES = ['a', 'b', 'c'] as const;

function choice(id: number, key: string, more: JsonObject): JsonObject {
  return { id, key, name: key, type: 'DROP_LIST', data_type: 'STRING', ...more };
}

const OFFERED = VALUES.map((value) => ({ name: value, value }));

/**
 * Where races are: lists of lists of lists, several parents' lists joined, a city that takes the
 * map along, a list without a parent, fields that show for what a list gives back, plain text.
 */
const DEFINITIONS: JsonObject = {
  filters: [
    choice(1, 'make', { has_next_filter: true, values: OFFERED }),
    choice(2, 'model', { parent_filter_id: 1, has_next_filter: true }),
    choice(3, 'generation', { parent_filter_id: 2, is_required: true }),
    choice(4, 'parts', {
      data_type: 'STRING_LIST',
      has_next_filter: true,
      values: OFFERED,
    }),
    choice(5, 'fits', { parent_filter_id: 4, data_type: 'STRING_LIST' }),
    choice(6, 'city', {}),
    choice(7, 'district', { parent_filter_id: 6, values: OFFERED }),
    { id: 8, key: 'place', name: 'place', type: 'MAP', data_type: 'STRING' },
    {
      id: 9,
      key: 'note',
      name: 'note',
      type: 'EDIT_TEXT',
      data_type: 'STRING',
      show_if: [{ key: 'model', value: ['a', 'b'] }],
    },
    { id: 10, key: 'title', name: 'title', type: 'EDIT_TEXT', data_type: 'STRING', min_length: 2 },
  ],
};

/** What a person may put into a field. */
const INPUTS: Readonly<Record<string, fc.Arbitrary<FieldInput>>> = {
  make: fc.constantFrom(...VALUES),
  model: fc.constantFrom(...VALUES),
  generation: fc.constantFrom(...VALUES),
  parts: fc.subarray([...VALUES]),
  fits: fc.subarray([...VALUES]),
  city: fc.constantFrom(...VALUES),
  district: fc.constantFrom(...VALUES),
  place: fc.constant({ latitude: 40, longitude: 70, address: 'by hand' }),
  note: fc.constantFrom('', 'x', 'xy', 'xyz'),
  title: fc.constantFrom('', 'x', 'xy', 'xyz'),
};

/**
 * The values filled in lie nowhere: a choice that was filled in leads a location from when its list
 * is there, so that there the network does decide. It is known, and left so.
 */
const onTheWholeForm = fc.constantFrom<TraceEvent>(
  { type: 'UNDO' },
  { type: 'UNDO' },
  { type: 'REDO' },
  { type: 'TOUCH_ALL' },
  { type: 'CLEAR_ALL' },
  { type: 'HYDRATE', values: { make: 'a', model: 'b', title: 'xy' } },
);

/** Something done to one of the fields. */
function actOn(keys: readonly string[]): fc.Arbitrary<TraceEvent> {
  const edits = keys.map((key) =>
    (INPUTS[key] ?? fc.constant(null)).map((input): TraceEvent => ({ type: 'SET', key, input })),
  );
  const marks = fc.constantFrom(
    ...keys.flatMap((key): TraceEvent[] => [
      { type: 'CLEAR', key },
      { type: 'BLUR', key },
    ]),
  );
  return fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...edits) },
    { weight: 1, arbitrary: marks },
    { weight: 1, arbitrary: onTheWholeForm },
  );
}

/** Fields that get in each other's way. */
const acts = fc
  .constantFrom(
    ['make', 'make', 'model'],
    ['make', 'model', 'generation', 'note'],
    ['parts', 'fits', 'title'],
    ['city', 'district', 'place'],
    Object.keys(INPUTS),
  )
  .chain((keys) => fc.array(actOn(keys), { minLength: 1, maxLength: 10, size: 'max' }));

/** Persons who are quicker than their network, on a form where that matters. */
export const cascadeSessions: fc.Arbitrary<TracedSession> = fc
  .record({ acts, seed: fc.nat() })
  .chain(({ acts, seed }) => {
    const trace: Trace = {
      format: TRACE_FORMAT,
      version: TRACE_VERSION,
      title: 'A cascade',
      mode: 'entry',
      definitions: DEFINITIONS,
      values: null,
      acts: acts.map((event, at) => ({ ...event, at })),
    };
    return fc
      .tuple(arbitrarySchedule(trace), arbitrarySchedule(trace))
      .map((schedules) => ({ trace, schedules, serve: serveFrom(seed) }));
  });

/** Index of the city. Its lists lie somewhere. */
const CITY = 5;

/** Each list is some of the three values, the same for the same question. */
function serveFrom(seed: number): Serve {
  return ({ field, parentValues }) => {
    const question = `${field} ${parentValues.join(' ')}`;
    const mix = Array.from(question).reduce(
      (sum, text) => Math.imul(sum ^ (text.codePointAt(0) ?? 0), 16_777_619),
      seed,
    );
    const values = VALUES.filter((_value, n) => ((mix >>> (9 + n)) & 1) === 1).map((value, n) => ({
      name: value,
      value,
      ...(field === CITY ? { location: { latitude: 38 + n, longitude: 68 } } : {}),
    }));
    return { values, groups: [], isComplete: true };
  };
}

import * as fc from 'fast-check';

import { compile } from '../../../engine/definition/compile.ts';
import { FIELD_TYPES, type FormMode } from '../../../engine/definition/field-definition.ts';
import {
  isJsonObject,
  isList,
  type Json,
  type JsonObject,
} from '../../../engine/definition/json.ts';
import type { Plan } from '../../../engine/definition/plan.ts';
import { start } from '../../../engine/form/start.ts';
import { step } from '../../../engine/form/step.ts';
import {
  arbitraryActs,
  arbitraryAnswers,
  arbitraryHostilePage,
  arbitraryPage,
  arbitraryValues,
} from '../../../engine/testing.ts';
import type { Life } from './life.ts';

/** A form in the middle of its life, and another edition of its page. */
export interface Edition {
  readonly life: Life;
  readonly next: Plan;
}

/** One thing that an editor of definitions does to a page. */
type Edit = (filters: readonly Json[], at: number) => readonly Json[];

const MODES = fc.constantFrom<FormMode>('ad', 'filter');

/** Changes the filter at a place, whatever the place is. */
function inFilter(change: (filter: JsonObject) => JsonObject): Edit {
  return (filters, at) =>
    filters.map((filter, place) =>
      place === at % filters.length && isJsonObject(filter) ? change(filter) : filter,
    );
}

const set = (patch: JsonObject) => inFilter((filter) => ({ ...filter, ...patch }));

const EDITS: readonly Edit[] = [
  (filters, at) => filters.filter((_, place) => place !== at % filters.length),
  (filters, at) => filters.toSpliced(at % filters.length, 0, newFilter(at)),
  (filters) => filters.toReversed(),
  set({ name: 'Renamed' }),
  set({ is_required: true, error_message: 'Needed' }),
  set({ parent_filter_id: null, show_if: null }),
  set({ is_multiselect: true }),
  set({ is_multiselect: false }),
  set({ data_type: 'FLOAT', max_value: 10 }),
  set({ data_type: 'STRING' }),
  inFilter((filter) => ({ ...filter, key: `${JSON.stringify(filter['key'])}-moved` })),
  inFilter(({ values, ...filter }) => ({
    ...filter,
    values: isList(values) ? values.slice(1) : [],
  })),
  (filters, at) => set({ type: FIELD_TYPES[at % FIELD_TYPES.length] ?? null })(filters, at),
  (filters, at) => {
    const parent = filters[0];
    const id = isJsonObject(parent) ? (parent['id'] ?? null) : null;
    return set({ parent_filter_id: id })(filters, at);
  },
];

function newFilter(at: number): JsonObject {
  return { id: `new-${at}`, key: `new-${at}`, name: 'New', type: 'EDIT_TEXT', data_type: 'STRING' };
}

const edits = fc.array(fc.tuple(fc.constantFrom(...EDITS), fc.nat({ max: 40 })), { maxLength: 3 });

/** A page of few surprises, and what a few edits make of it. */
const edited = fc.record({ page: arbitraryPage, edits }).map(({ page, edits }) => {
  const filters = edits.reduce<readonly Json[]>(
    (all, [edit, at]) => (all.length === 0 ? all : edit(all, at)),
    page.filters,
  );
  return { page, next: { filters } };
});

/** Two pages that may have nothing to do with one another. */
const unlike = fc.oneof(
  fc.record({ page: arbitraryHostilePage, next: arbitraryHostilePage }),
  fc.record({ page: arbitraryPage, next: arbitraryHostilePage }),
  fc.record({ page: arbitraryPage, next: arbitraryPage }),
);

/** Editions of all kinds: edits of the page mostly, and pages that have nothing in common. */
export const editions: fc.Arbitrary<Edition> = fc
  .record({
    pages: fc.oneof({ weight: 4, arbitrary: edited }, { weight: 1, arbitrary: unlike }),
    mode: MODES,
  })
  .map(({ pages: { page, next }, mode }) => ({
    plan: compile(page, { mode }),
    next: compile(next, { mode }),
  }))
  .chain(({ plan, next }) =>
    fc
      .record({
        answer: arbitraryAnswers(plan),
        values: fc.option(arbitraryValues(plan), { nil: undefined }),
        acts: arbitraryActs(plan),
      })
      .map(({ answer, values, acts }): Edition => ({
        next,
        life: {
          plan,
          acts,
          player: {
            answer,
            start: () => start(plan, values),
            step: (state, event) => step(plan, state, event),
          },
        },
      })),
  );

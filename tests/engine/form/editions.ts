import * as fc from 'fast-check';

import { compile } from '../../../engine/definition/compile.ts';
import { FIELD_TYPES, type FormMode } from '../../../engine/definition/field-definition.ts';
import {
  isJsonObject,
  isList,
  type Json,
  type JsonObject,
} from '../../../engine/definition/json.ts';
import type { Plan, PlanField } from '../../../engine/definition/plan.ts';
import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import {
  arbitraryActs,
  arbitraryAnswers,
  arbitraryHostilePage,
  arbitraryPage,
  arbitraryValues,
  type Player,
} from '../../../engine/testing.ts';
import type { Session } from './session.ts';

/** A form in the middle of its session, and another edition of its page. */
export interface Edition {
  readonly session: Session;
  readonly next: Plan;
  /** The one server of both pages: it sends the same list for the same filter. */
  readonly answer: Player['answer'];
}

/** One thing that an editor of definitions does to a page. */
type Edit = (filters: readonly Json[], at: number) => readonly Json[];

const MODES = fc.constantFrom<FormMode>('entry', 'filter');

/** Changes the filter at a place, whatever the place is. */
function inFilter(change: (filter: JsonObject) => JsonObject): Edit {
  return (filters, at) =>
    filters.map((filter, index) =>
      index === at % filters.length && isJsonObject(filter) ? change(filter) : filter,
    );
}

const set = (patch: JsonObject) => inFilter((filter) => ({ ...filter, ...patch }));

const EDITS: readonly Edit[] = [
  (filters, at) => filters.filter((_, index) => index !== at % filters.length),
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

/** A page, and the same page with one more field that nothing depends on. */
const longer = fc
  .record({ page: fc.oneof(arbitraryPage, arbitraryHostilePage), at: fc.nat({ max: 9 }) })
  .map(({ page, at }) => {
    const filters = isJsonObject(page) && isList(page['filters']) ? page['filters'] : [];
    return { page: { filters }, next: { filters: filters.toSpliced(at, 0, newFilter(at)) } };
  });

/** Editions of all kinds: edits of the page mostly, and pages that have nothing in common. */
export const editions = editionsOf(
  fc.oneof({ weight: 4, arbitrary: edited }, { weight: 1, arbitrary: unlike }),
);

/** Editions that only add a field. */
export const longerEditions = editionsOf(longer);

function editionsOf(
  pages: fc.Arbitrary<{ readonly page: unknown; readonly next: unknown }>,
): fc.Arbitrary<Edition> {
  return fc
    .record({ pages, mode: MODES })
    .map(({ pages: { page, next }, mode }) => ({
      plan: compile(page, { mode }),
      next: compile(next, { mode }),
    }))
    .chain(({ plan, next }) =>
      fc
        .record({
          answer: arbitraryAnswers(plan),
          newAnswer: arbitraryAnswers(next),
          values: fc.option(arbitraryValues(plan), { nil: undefined }),
          acts: arbitraryActs(plan),
        })
        .map(({ answer, newAnswer, values, acts }): Edition => ({
          next,
          answer: (load) => {
            const twin = twinOf(next.fields[load.field], plan);
            return twin === null ? newAnswer(load) : answer({ ...load, field: twin });
          },
          session: {
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
}

/** Index of the field of a plan whose list would be asked for in the same words. */
function twinOf(field: PlanField | undefined, plan: Plan): number | null {
  const isTwin = ({ key, id, dataType }: PlanField) =>
    key === field?.key && id === field.id && dataType === field.dataType;
  return plan.fields.find(isTwin)?.index ?? null;
}

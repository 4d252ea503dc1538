import { compile, faults, payload, start } from '@bozor/form-engine';
import type { FormState, Payload, Plan } from '@bozor/form-engine';
import type { reconcile } from '@bozor/form-engine/reconcile';
import { fromQuery, toChips, toQuery, toSearchFilters } from '@bozor/form-engine/search';
import type { Chip, SearchFilter } from '@bozor/form-engine/search';
import { connectOptions, createFormStore } from '@bozor/form-engine/store';
import type { FormStore } from '@bozor/form-engine/store';

import type { FilterPage } from '../../../../contract/index.ts';
import { optionsLoader } from '../../../api/definitions/options-loader.ts';
import type { LinkEntry } from '../../../links/search-address.ts';
import { chipWords } from '../../../ui/form-language/chip-language.ru.ts';
import { panelStore } from '../panel/panel-store.ts';
import { askedFirst } from './asked-first.ts';
import { dropLostChoices } from './drop-lost-choices.ts';
import { createFilterSync } from './filter-sync.ts';
import type { FilterSync } from './filter-sync.ts';

/** The meaning of an address's `filter_…` parameters in a scope. */
export interface FilterReading {
  /** Filters of the search request. */
  readonly filters: readonly SearchFilter[];
  /** The same parameters in this scope's spelling, without the invalid ones. */
  readonly entries: readonly LinkEntry[];
  /** Names of the invalid filters: the field's name, else the parameter's key. */
  readonly lost: readonly string[];
}

/** The same with the chips of the filters: plain data, as HTML from the server contains it. */
export interface DrawnReading extends FilterReading {
  readonly chips: readonly Chip[];
}

/** Parses the filters of an address without opening a form. */
export function readFilters(page: FilterPage, entries: readonly LinkEntry[]): DrawnReading {
  const plan = filterPlan(page);
  const { state } = start(plan, fromQuery(plan, entries).values);
  return { ...readEntries(plan, entries), chips: rightChips(plan, state) };
}

/** The open forms of one scope. */
export interface OpenFilters {
  readonly plan: Plan;
  /** The form of the address, which the chips show. */
  readonly store: FormStore;
  /** The same form as the panel beside the results shows it. */
  readonly panel: FormStore;
  /** Synchronises that form and the address. */
  readonly sync: FilterSync;
  readonly read: (entries: readonly LinkEntry[]) => FilterReading;
  /** The address of a form's valid values. */
  readonly write: (form: FormStore) => readonly LinkEntry[];
  /** All values of a form, for its restoration. */
  readonly values: (form: FormStore) => Payload;
  /** The search filters of a form's valid values. */
  readonly search: (form: FormStore) => readonly SearchFilter[];
  /**
   * A chip per valid value of the address's form, and per applied value of an invalid field; the
   * same list until it changes.
   */
  readonly chips: () => readonly Chip[];
  /**
   * Opens the dialog's form for this address, or reuses the last one with its unapplied values
   * unless the address has changed. Starts loads: not to be called while rendering.
   */
  readonly draft: (entries: readonly LinkEntry[]) => FormStore;
  /** The dialog's form; `null` before its first opening. */
  readonly leftDraft: () => LeftDraft | null;
}

interface LeftDraft {
  /** The entries of the address that the dialog was opened with, as text. */
  readonly base: string;
  readonly form: FormStore;
}

/** The forms for the previous definitions, and the code that transfers their values. */
interface Renewal {
  readonly before: OpenFilters;
  readonly reconcile: typeof reconcile;
}

/**
 * The plan of a filter page, with what people ask first on top. Every page compiles; invalid parts
 * are left out.
 */
export function filterPlan(page: FilterPage): Plan {
  return compile({ ...page, filters: askedFirst(page.filters) }, { mode: 'filter' });
}

/** Opens the filters of a scope as forms, empty or with the values of the previous forms. */
export function openFilters(plan: Plan, renewal: Renewal | null = null): OpenFilters {
  const onEffect = connectOptions(optionsLoader(plan));
  const carried = (form: FormStore, { before, reconcile: carry }: Renewal) =>
    createFormStore(plan, {
      start: carry({ plan: before.plan, state: form.state() }, plan).step,
      onEffect,
    });
  const store =
    renewal === null
      ? createFormStore(plan, { values: {}, onEffect })
      : carried(renewal.before.store, renewal);
  const values = (entries: readonly LinkEntry[]) => fromQuery(plan, entries).values;
  const write = (form: FormStore) => toQuery(plan, rightPayload(plan, form.state()));
  const openDraft = (entries: readonly LinkEntry[]) => {
    // Without filters in the address a form starts with the server's selected values.
    const start = entries.length === 0 ? {} : { values: values(entries) };
    const form = createFormStore(plan, { ...start, onEffect });
    dropLostChoices(form);
    return { base: textOf(entries), form };
  };
  const sync = createFilterSync({ store, write, values });
  const chips = rememberLast((state: FormState) =>
    appliedChips(plan, state, () => values(sync.applied())),
  );
  const left = renewal?.before.leftDraft() ?? null;
  let kept: LeftDraft | null =
    renewal === null || left === null ? null : { ...left, form: carried(left.form, renewal) };

  return {
    plan,
    store,
    panel: panelStore(store),
    sync,
    read: rememberLast((entries) => readEntries(plan, entries), textOf),
    write,
    values: (form) => payload(plan, form.state()),
    search: (form) => toSearchFilters(plan, rightPayload(plan, form.state())),
    chips: () => chips(store.state()),
    draft: (entries) => {
      const text = textOf(entries);
      if (kept === null || (text !== kept.base && text !== textOf(write(kept.form)))) {
        kept = openDraft(entries);
      }
      return kept.form;
    },
    leftDraft: () => kept,
  };
}

/**
 * Values that are valid and depend on no invalid value: a search with an invalid one would find
 * other ads.
 */
function rightPayload(plan: Plan, state: FormState): Payload {
  const wrong = faults(plan, state);
  const values = payload(plan, state);
  if (Object.keys(wrong).length === 0) return values;
  const right = Object.entries(values).filter(([key]) => !Object.hasOwn(wrong, key));
  // Without the invalid ones other fields may become visible; every round leaves fewer values.
  return rightPayload(plan, start(plan, Object.fromEntries(right)).state);
}

function rightChips(plan: Plan, state: FormState): readonly Chip[] {
  const right = rightPayload(plan, state);
  return toChips(plan, state, chipWords).filter(({ key }) => Object.hasOwn(right, key));
}

/** Chips of the valid values; an invalid field has the chip of its applied value. */
function appliedChips(plan: Plan, state: FormState, applied: () => Payload): readonly Chip[] {
  const wrong = faults(plan, state);
  const right = rightChips(plan, state);
  if (Object.keys(wrong).length === 0) return right;
  const before = rightChips(plan, start(plan, applied()).state);
  const all = [...right, ...before.filter(({ key }) => Object.hasOwn(wrong, key))];
  return plan.keys.flatMap((key) => all.filter((chip) => chip.key === key));
}

function readEntries(plan: Plan, entries: readonly LinkEntry[]): FilterReading {
  const { values, dead } = fromQuery(plan, entries);
  const kept = rightPayload(plan, start(plan, values).state);
  const hidden = Object.keys(values).filter((key) => !Object.hasOwn(kept, key));
  const names = [...dead.map(({ key }) => key), ...hidden].map((key) => filterName(plan, key));
  return {
    filters: toSearchFilters(plan, kept),
    entries: toQuery(plan, kept),
    lost: [...new Set(names)],
  };
}

/** Label of a filter; an unknown key is its own label. */
function filterName({ fields }: Plan, key: string): string {
  return fields.find((field) => field.key === key)?.name ?? key;
}

function textOf(entries: readonly LinkEntry[]): string {
  return JSON.stringify(entries);
}

/** Memoizes the last call: a page repeats it on every render. */
function rememberLast<Question, Answer>(
  answer: (question: Question) => Answer,
  keyOf: (question: Question) => unknown = (question) => question,
): (question: Question) => Answer {
  let last: { readonly key: unknown; readonly answer: Answer } | null = null;
  return (question) => {
    const key = keyOf(question);
    if (last === null || last.key !== key) last = { key, answer: answer(question) };
    return last.answer;
  };
}

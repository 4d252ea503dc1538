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
import { panelStore } from '../panel/panel-store.ts';
import { dropLostChoices } from './drop-lost-choices.ts';
import { openFilterSync } from './filter-sync.ts';
import type { FilterSync } from './filter-sync.ts';

/** What the `filter_…` parameters of an address mean to a place. */
export interface FilterReading {
  /** What a search sends. */
  readonly filters: readonly SearchFilter[];
  /** The same parameters as this place spells them, without the dead ones. */
  readonly entries: readonly LinkEntry[];
  /** Names of the filters that came to nothing: the field's own, else the key of the link. */
  readonly lost: readonly string[];
}

/** The same with the chips of the filters: plain data, as HTML from the server brings it. */
export interface DrawnReading extends FilterReading {
  readonly chips: readonly Chip[];
}

/** Reads the filters of an address without opening a form. */
export function readFilters(page: FilterPage, entries: readonly LinkEntry[]): DrawnReading {
  const plan = compile(page, { mode: 'filter' });
  const { state } = start(plan, fromQuery(plan, entries).values);
  return { ...readEntries(plan, entries), chips: rightChips(plan, state) };
}

/** The filters of one place, compiled and alive. */
export interface OpenFilters {
  readonly plan: Plan;
  /** The form of the address: the chips are made of it. */
  readonly store: FormStore;
  /** The same form as the panel beside the results shows it. */
  readonly panel: FormStore;
  /** Keeps that form and the address together. */
  readonly sync: FilterSync;
  readonly read: (entries: readonly LinkEntry[]) => FilterReading;
  /** What a form would put in an address: its right values. */
  readonly write: (form: FormStore) => readonly LinkEntry[];
  /** Everything a form holds, to be given back to it. */
  readonly values: (form: FormStore) => Payload;
  /** What a form would search for: its right values. */
  readonly search: (form: FormStore) => readonly SearchFilter[];
  /** One chip for every right value of the form of the address; the same list until it changes. */
  readonly chips: () => readonly Chip[];
  /**
   * Opens the form of the dialog over this address, or comes back to what was left in it unless the
   * address moved on. Starts loads: not to be called while rendering.
   */
  readonly draft: (entries: readonly LinkEntry[]) => FormStore;
  /** What was left in the dialog; `null` before it was opened. */
  readonly leftDraft: () => LeftDraft | null;
}

interface LeftDraft {
  /** Entries of the address that the dialog was opened over, as text. */
  readonly base: string;
  readonly form: FormStore;
}

/** The forms by the definitions of before, and what carries them over. */
interface Renewal {
  readonly before: OpenFilters;
  readonly reconcile: typeof reconcile;
}

/** The plan of a filter page. Any page compiles; what is odd in it is left out. */
export function filterPlan(page: FilterPage): Plan {
  return compile(page, { mode: 'filter' });
}

/** Opens the filters of a place as forms, empty or with what the forms of before hold. */
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
    // Without a word about filters a form starts with what the server selected.
    const start = entries.length === 0 ? {} : { values: values(entries) };
    const form = createFormStore(plan, { ...start, onEffect });
    dropLostChoices(form);
    return { base: textOf(entries), form };
  };
  const chips = rememberLast((state: FormState) => rightChips(plan, state));
  const left = renewal?.before.leftDraft() ?? null;
  let kept: LeftDraft | null =
    renewal === null || left === null ? null : { ...left, form: carried(left.form, renewal) };

  return {
    plan,
    store,
    panel: panelStore(store),
    sync: openFilterSync({ store, write, values }),
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
 * Values that break no rule, and hang on none that does: a search with a wrong one would find
 * something else.
 */
function rightPayload(plan: Plan, state: FormState): Payload {
  const wrong = faults(plan, state);
  const values = payload(plan, state);
  if (Object.keys(wrong).length === 0) return values;
  const right = Object.entries(values).filter(([key]) => !Object.hasOwn(wrong, key));
  // Without the wrong ones other fields may show; with every further round fewer values are left.
  return rightPayload(plan, start(plan, Object.fromEntries(right)).state);
}

function rightChips(plan: Plan, state: FormState): readonly Chip[] {
  const right = rightPayload(plan, state);
  return toChips(plan, state).filter(({ key }) => Object.hasOwn(right, key));
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

/** What a person calls a filter; a key of no filter stands for itself. */
function filterName({ fields }: Plan, key: string): string {
  return fields.find((field) => field.key === key)?.name ?? key;
}

function textOf(entries: readonly LinkEntry[]): string {
  return JSON.stringify(entries);
}

/** Answers the last question from memory: a page asks the same one on every render. */
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

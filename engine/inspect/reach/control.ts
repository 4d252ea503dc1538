import { kindOf } from '../../index.ts';
import type { FieldContext, FieldInput, LoadOptions, Plan, PlanField } from '../../index.ts';
import type { OptionsAnswer } from '../../validate.ts';
import { planField } from '../why/refs.ts';

/** Answers asked for, at most, to learn which values of a parent lead to different lists. */
const ANSWERS_ASKED = 5000;

/** Values of the keys that decide visibility. */
export interface Controls {
  readonly plan: Plan;
  /** Slots that a parent or a condition reads. */
  readonly slots: readonly number[];
  /** The distinct lists of values that conditions ask of a slot. */
  readonly asksOf: (slot: number) => readonly ReadonlySet<string>[];
  /** The list of a field for these values of its parent; `ANY_CHOICE` where none is known. */
  readonly listFor: (field: number, parentValues: readonly string[]) => OptionsAnswer;
  /** Children whose lists are answered by what this field holds, and that decide about others. */
  readonly fedBy: (field: number) => readonly number[];
  /** Reports that something was left out, to limit the work. */
  readonly cut: () => void;
  readonly isCut: () => boolean;
}

/** A list that was not loaded: any choice may be made. */
export const ANY_CHOICE: OptionsAnswer = Object.freeze({
  options: Object.freeze([]),
  groups: Object.freeze([]),
  isComplete: false,
});

/** Finds what decides about visibility on a page. */
export function createControls(
  plan: Plan,
  answer: ((effect: LoadOptions) => OptionsAnswer | null) | undefined,
): Controls {
  const asks = findAsks(plan);
  const feeds = answer === undefined ? new Map<number, number[]>() : findFeeds(plan);
  const lists = new Map<string, OptionsAnswer>();
  let isCut = false;

  const ask = (field: number, parentValues: readonly string[]): OptionsAnswer => {
    if (answer === undefined) return ANY_CHOICE;
    if (lists.size >= ANSWERS_ASKED) {
      isCut = true;
      return ANY_CHOICE;
    }
    const { id } = planField(plan, field);
    const effect = { type: 'LOAD_OPTIONS', field, filterId: id, parentValues, token: 0 } as const;
    return answer(effect) ?? ANY_CHOICE;
  };
  return {
    plan,
    slots: plan.keys.flatMap((_, slot) => (isRead(plan, slot) ? [slot] : [])),
    asksOf: (slot) => asks.get(slot) ?? [],
    listFor: (field, parentValues) => {
      const key = JSON.stringify([field, parentValues]);
      const list = lists.get(key) ?? ask(field, parentValues);
      lists.set(key, list);
      return list;
    },
    fedBy: (field) => feeds.get(field) ?? [],
    cut: () => {
      isCut = true;
    },
    isCut: () => isCut,
  };
}

/** Whether the host loads the field's options; its first state shows this. */
export function isLoaded(field: PlanField): boolean {
  return kindOf(field).isChoice(field) && (field.isNextFilter || field.options.length === 0);
}

/** Value of an input for the parents and conditions that read it. */
export function readingOf(input: FieldInput, context: FieldContext): Reading {
  const kind = kindOf(context.field);
  const value = kind.toValue(input, context);
  const texts = value === null ? [] : kind.toConditionTexts(value);
  return { isFilled: kind.isFilled(input, context), texts };
}

/** Whether there is a value, and what conditions compare of it. */
export interface Reading {
  readonly isFilled: boolean;
  readonly texts: readonly string[];
}

function isRead(plan: Plan, slot: number): boolean {
  return (plan.dependants[slot] ?? []).length > 0;
}

function findAsks(plan: Plan): ReadonlyMap<number, readonly ReadonlySet<string>[]> {
  const bySlot = new Map<number, Map<string, ReadonlySet<string>>>();
  for (const { index, showIf } of plan.fields) {
    for (const [position, { values }] of showIf.entries()) {
      const slot = plan.conditionSlots[index]?.[position] ?? null;
      if (slot === null) continue;
      const asks = bySlot.get(slot) ?? new Map<string, ReadonlySet<string>>();
      bySlot.set(slot, asks.set(JSON.stringify(values.toSorted()), new Set(values)));
    }
  }
  return new Map(Array.from(bySlot, ([slot, asks]) => [slot, Array.from(asks.values())]));
}

function findFeeds(plan: Plan): ReadonlyMap<number, number[]> {
  const feeds = new Map<number, number[]>();
  for (const field of plan.fields) {
    const { parent, index, slot } = field;
    if (parent === null || !isLoaded(field) || !isRead(plan, slot)) continue;
    feeds.set(parent, [...(feeds.get(parent) ?? []), index]);
  }
  return feeds;
}

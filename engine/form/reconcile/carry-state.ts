import type { Plan, PlanField } from '../../definition/plan.ts';
import type { FieldContext } from '../../fields/field-kind.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import { closeDraft, draftContext, draftOwner, entryOf, type Draft } from '../draft/draft.ts';
import { followLocations } from '../draft/follow-location.ts';
import { isKept, settleVisibility } from '../draft/visibility.ts';
import { loadsOptions } from '../options/list-options.ts';
import { EMPTY_ENTRY, isSameInput } from '../state/entry.ts';
import type { Entry, LoadOptions, OptionsState, Step } from '../state/form-state.ts';
import { blankState, openWhole } from '../state/hydrate.ts';
import { fieldAt } from '../state/plan-index.ts';
import { carryInput, type CarryLoss } from './carry-input.ts';
import { heldValue, type SourceForm, type HeldValue } from './held-value.ts';
import { keepLed } from './keep-led.ts';
import { hasNoList, listOutcome, renumber, setAside } from './reconcile-lists.ts';

/** A form carried over, and what its fields could not take, by index in the new plan. */
export interface CarriedState {
  readonly step: Step;
  readonly losses: ReadonlyMap<number, CarryLoss>;
}

/** A form that is being carried over to another page. */
interface Move {
  readonly before: SourceForm;
  readonly draft: Draft;
  /** What the form held under a key of the new page. */
  readonly held: ReadonlyMap<string, HeldValue>;
  readonly losses: Map<number, CarryLoss>;
  /** Values that wait for a list, by field. */
  readonly aside: Map<number, FieldInput>;
  /** Fields whose list is the one that was there before. */
  readonly listed: Set<number>;
}

/**
 * Carries a form over to another page, without its history. Fields become visible in the order of
 * their dependencies and take the value of their key; only the part of a value that the new page
 * accepts has effects. A new field starts empty.
 */
export function carryState(before: SourceForm, plan: Plan): CarriedState {
  const move = createMove(before, plan);
  const { draft, held, losses } = move;
  const loads: LoadOptions[] = [];
  const settleAll = () => {
    settleVisibility(draft);
    loads.push(...draft.effects.splice(0).filter((load) => isToLoad(move, load)));
    keepLed(draft, held);
  };

  settleAll();
  while (draft.moved.size > 0) {
    followLocations(draft);
    settleAll();
  }
  for (const slot of plan.keys.keys()) draft.entries.set(slot, carriedEntry(move, slot));
  renumber(draft, loads, before.state.nextToken);
  return { step: closeDraft(draft, { isSubmitted: before.state.isSubmitted }), losses };
}

function createMove(before: SourceForm, plan: Plan): Move {
  const blank = { ...blankState(plan), nextToken: before.state.nextToken };
  const draft: Draft = openWhole(plan, blank, (context) => takeOver(move, context));
  const held = plan.keys.flatMap((key) => {
    const one = heldValue(before, key);
    return one === null ? [] : [[key, one] as const];
  });
  const move: Move = {
    before,
    draft,
    held: new Map(held),
    losses: new Map(),
    aside: new Map(),
    listed: new Set(),
  };
  return move;
}

/** What a field that comes to show begins with: what was held under its key, as far as it fits. */
function takeOver(move: Move, context: FieldContext): FieldInput {
  const { before, draft, losses, aside, listed } = move;
  const { field } = context;
  const held = move.held.get(field.key);
  if (held === undefined) return null;

  const take = (given: FieldInput): FieldInput => {
    const { input, loss } = carryInput(given, held.context, context);
    if (loss !== null) losses.set(field.index, loss);
    return input;
  };
  if (!loadsOptions(field)) return take(held.input);

  const { shelved, wanted } = held.options;
  const outcome = listOutcome(before, held, [draft, field]);
  if (outcome === 'same') listed.add(field.index);
  aside.set(field.index, take(outcome === 'moved' ? (shelved ?? wanted ?? held.input) : shelved));
  return outcome === 'moved' ? null : take(held.entry.input);
}

/** Restores a list that was loaded before; `true` for one that must be loaded. */
function isToLoad({ draft, held, aside, listed }: Move, { field: index, token }: LoadOptions) {
  if (draft.options.at(index)?.token !== token) return false;
  const field = fieldAt(draft.plan, index);
  const known = listed.has(index) ? held.get(field.key)?.options : undefined;
  const isThere = known !== undefined && !hasNoList(known);
  if (isThere) draft.options.set(index, asSent(known, field));
  setAside(draft, field, aside.get(index) ?? null);
  return !isThere;
}

/** A list that was there; one that failed has what the new page sends with the field. */
function asSent(known: OptionsState, field: PlanField): OptionsState {
  if (known.status !== 'failed') return known;
  const { options, groups } = field;
  return Object.freeze({ ...known, options, groups });
}

/** The entry of a key with its marks; the very one that was there where nothing of it changed. */
function carriedEntry(move: Move, slot: number): Entry {
  const { draft, held, losses } = move;
  const { plan } = draft;
  const owner = draftOwner(draft, slot);
  const field = fieldAt(plan, owner ?? plan.fieldsBySlot[slot]?.[0] ?? 0);
  const entry = entryOf(draft, field);
  const was = held.get(field.key);
  if (was === undefined) return entry;
  if (owner !== null) return marked(entry, was.entry);
  if (!isKept(plan, field)) return EMPTY_ENTRY;

  const { input, loss } = carryInput(was.input, was.context, draftContext(draft, field));
  if (loss !== null) losses.set(field.index, loss);
  return marked({ ...EMPTY_ENTRY, input }, was.entry);
}

/** An entry that was left once stays so; what a server refused stays refused while it is the same. */
function marked(entry: Entry, was: Entry): Entry {
  const isSame = isSameInput(entry.input, was.input);
  if (isSame && entry.followsKey === was.followsKey) return was;
  const serverFault = isSame ? was.serverFault : null;
  return Object.freeze({ ...entry, isTouched: was.isTouched, serverFault });
}

import { fieldContext, kindOf, start, step } from '../../index.ts';
import type { FormEvent, FormState, PlanField } from '../../index.ts';
import type { OptionsAnswer } from '../../validate.ts';
import { heldTexts, planField, shownIn } from '../why/refs.ts';
import { EMPTY_CLASS, type Candidate, type Classes } from './candidates.ts';
import { readingOf, type Controls } from './control.ts';
import { nameOf, NOTHING, createClassHash, withField, type Lanes } from './state-names.ts';

/** A form on the way of a search. */
export interface Node {
  readonly state: FormState;
  /** By index in `controls.slots`: who holds the key, and the class of what it holds. */
  readonly classes: readonly string[];
  /** Hash of the classes. */
  readonly lanes: Lanes;
  /** Hash of the set of visible fields. */
  readonly visible: Lanes;
  /** Fields that the last edit changed. */
  readonly changed: readonly number[];
  /** The form before the last edit; `null` for the start. */
  readonly from: Node | null;
  /** What led here from there: the answer of the list that was chosen from, then the edit. */
  readonly events: readonly FormEvent[];
}

/** An input to give to a visible field; `null` empties it. */
export interface Edit {
  readonly field: PlanField;
  /** Place of its slot in `controls.slots`. */
  readonly position: number;
  readonly candidate: Candidate | null;
}

/** What it takes to go about in a form by the edits that decide about visibility. */
export interface Walker {
  readonly controls: Controls;
  readonly classes: Classes;
  /** Places in `controls.slots`, by slot. */
  readonly slotIndex: ReadonlyMap<number, number>;
  readonly hash: ReturnType<typeof createClassHash>;
  /** Whether a place that others wait for follows what is chosen elsewhere. */
  readonly isFollowed: boolean;
  readonly childrenOf: ReadonlyMap<number | null, readonly PlanField[]>;
}

/** Opens a walk over the forms of a plan. */
export function createWalker(controls: Controls, classes: Classes): Walker {
  const { plan, slots } = controls;
  const fieldsAt = (slot: number) => (plan.fieldsBySlot[slot] ?? []).map((n) => planField(plan, n));
  return {
    controls,
    classes,
    slotIndex: new Map(slots.map((slot, position) => [slot, position])),
    hash: createClassHash(),
    isFollowed: slots.some((slot) => fieldsAt(slot).some(followsLocation)),
    childrenOf: Map.groupBy(plan.fields, ({ parent }) => parent),
  };
}

/** The form at its start. */
export function firstNode(walker: Walker): Node {
  const { plan, slots } = walker.controls;
  const { state } = start(plan);
  const all = plan.fields.map(({ index }) => index);
  const blank = { ...state, isVisible: all.map(() => false) };
  const classes = slots.map(() => EMPTY_CLASS);
  const nowhere = { state: blank, classes, lanes: NOTHING, visible: NOTHING };
  return { ...moved(walker, nowhere, { state, changed: all }), from: null, events: [] };
}

/** Every edit that changes a class. */
export function editsOf(walker: Walker, node: Node): readonly Edit[] {
  const { plan, slots } = walker.controls;
  return slots.flatMap((slot, position): readonly Edit[] => {
    const owner = shownIn(plan, node.state, slot);
    if (owner === null) return [];
    const field = planField(plan, owner);
    const held = node.classes[position] ?? EMPTY_CLASS;
    const edits: readonly Edit[] = candidatesOf(walker, node, field)
      .filter(({ className }) => heldBy(owner, className, null) !== held)
      .map((candidate) => ({ field, position, candidate }));
    return held === EMPTY_CLASS ? edits : [...edits, { field, position, candidate: null }];
  });
}

/** The inputs that a visible field may be given now. */
export function candidatesOf(
  { controls, classes }: Walker,
  node: Node,
  field: PlanField,
): readonly Candidate[] {
  return classes.candidates(field, listOf(controls, node, field));
}

/** The form after an edit; the list that is chosen from is answered before. */
export function takeEdit(walker: Walker, node: Node, { field, candidate }: Edit): Node {
  const { key, index } = field;
  const { plan } = walker.controls;
  const events: FormEvent[] = [];
  const list = node.state.options[index];
  if (candidate !== null && list?.status === 'loading' && list.token !== null) {
    const { options, groups, isComplete } = listOf(walker.controls, node, field);
    const { token } = list;
    events.push({ type: 'OPTIONS_LOADED', field: index, token, options, groups, isComplete });
  }
  const input = candidate?.input ?? null;
  events.push(input === null ? { type: 'CLEAR', key } : { type: 'SET', key, input });

  let { state } = node;
  const changed = new Set<number>();
  for (const event of events) {
    const next = step(plan, state, event);
    ({ state } = next);
    for (const one of next.changed) changed.add(one);
  }
  const after = moved(walker, node, { state, changed: Array.from(changed) });
  return { ...after, from: node, events };
}

/**
 * Name of the direct effect of an edit: edits with equal names lead to the same state. `null` where
 * it is unknown.
 */
export function guessAfter(walker: Walker, node: Node, edit: Edit): string | null {
  const { hash, isFollowed, childrenOf, slotIndex } = walker;
  const { field, position, candidate } = edit;
  if (isFollowed && kindOf(field).isChoice(field)) return null;
  const to = candidate === null ? EMPTY_CLASS : heldBy(field.index, candidate.className, null);
  let lanes = hash(node.lanes, { position, from: node.classes[position] ?? EMPTY_CLASS, to });
  // Another value of the parent takes the list away, and what was chosen from it.
  for (const child of childrenOf.get(field.index) ?? []) {
    const at = slotIndex.get(child.slot);
    const isEmptied = node.state.options[child.index]?.status !== 'inline';
    if (at === undefined || !isEmptied || !node.state.isVisible[child.index]) continue;
    lanes = hash(lanes, { position: at, from: node.classes[at] ?? EMPTY_CLASS, to: EMPTY_CLASS });
  }
  return nameOf(lanes);
}

/** What of a form its edits change. */
type Standing = Pick<Node, 'state' | 'classes' | 'lanes' | 'visible'>;

/** The form after changes of some fields: reads only those. */
function moved(
  walker: Walker,
  from: Standing,
  { state, changed }: Pick<Node, 'state' | 'changed'>,
): Standing & Pick<Node, 'changed'> {
  const { controls, slotIndex, hash } = walker;
  const classes = from.classes.slice();
  let { lanes, visible } = from;
  for (const index of changed) {
    const isShown = state.isVisible[index] ?? false;
    const wasShown = from.state.isVisible[index] ?? false;
    if (isShown !== wasShown) visible = withField(visible, index, isShown ? 1 : -1);
    const { slot } = planField(controls.plan, index);
    const position = slotIndex.get(slot);
    if (position === undefined) continue;
    const name = classIn(walker, state, slot);
    lanes = hash(lanes, { position, from: classes[position] ?? EMPTY_CLASS, to: name });
    classes[position] = name;
  }
  return { state, classes, lanes, visible, changed };
}

function classIn({ controls, classes }: Walker, state: FormState, slot: number): string {
  const { plan } = controls;
  const entry = state.entries[slot];
  const owner = shownIn(plan, state, slot) ?? plan.fieldsBySlot[slot]?.[0];
  if (entry === undefined || entry.input === null || owner === undefined) return EMPTY_CLASS;
  const reading = readingOf(entry.input, fieldContext(plan, state, owner));
  return heldBy(owner, classes.classOf(reading, planField(plan, owner)), entry.followsKey);
}

/** The list that a visible field chooses from, once it is there. */
function listOf(controls: Controls, { state }: Node, { index, parent }: PlanField): OptionsAnswer {
  const list = state.options[index];
  if (list !== undefined && list.status !== 'loading') return list;
  const parentValues = parent === null ? [] : heldTexts(controls.plan, state, parent);
  return controls.listFor(index, parentValues);
}

/** What is held, and by which of the fields that share the key; a location may follow a choice. */
function heldBy(owner: number, className: string, followsKey: string | null): string {
  if (className === EMPTY_CLASS) return EMPTY_CLASS;
  return `${owner}:${className}${followsKey === null ? '' : '~'}`;
}

function followsLocation(field: PlanField): boolean {
  return kindOf(field).inputAtLocation !== null;
}

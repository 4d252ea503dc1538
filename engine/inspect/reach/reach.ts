import type { FormEvent, Plan, PlanField } from '../../index.ts';
import { createClasses } from './candidates.ts';
import { createControls } from './control.ts';
import { findWay } from './find-way.ts';
import type { Reach, ReachableState, ReachOptions } from './reachable-state.ts';
import { searchStates, type Found } from './search-states.ts';
import { nameOf } from './state-names.ts';
import { unreachableFields } from './unreachable-fields.ts';
import { createWalker, type Node, type Walker } from './walker.ts';

/** States to find where no other number is given. */
const LIMIT = 500;
/** Edits that ways straight to single fields may cost together, by state that may be found. */
const WAY_EDITS_PER_STATE = 10;

/**
 * Finds every set of fields that a page can show, and the edits that lead there, by playing the
 * form itself: of the keys that parents and conditions read, each kind of value that matters.
 *
 * The work is bounded by `limit`. Where that stops the search, fields not met yet are gone for
 * straight; what is found so comes last, by a way that need not be the shortest.
 *
 * @param plan Any plan; its first state is that of `start(plan)`.
 */
export function reach(plan: Plan, { limit = LIMIT, answer }: ReachOptions = {}): Reach {
  const controls = createControls(plan, answer);
  const classes = createClasses(controls);
  const walker = createWalker(controls, classes);
  const found = searchStates(walker, limit);
  const shown = new Set(Array.from(found.byVisible.values()).flatMap(visibleIn));
  if (!found.isComplete) goStraight(walker, { found, shown, limit });

  const isComplete = found.isComplete && !controls.isCut();
  return {
    states: Array.from(found.byVisible.values(), toState),
    unreachable: unreachableFields({ controls, classes, shown, isComplete }),
    isComplete,
  };
}

/** A search that was stopped, as it continues. */
interface Stopped {
  readonly found: Found;
  /** Fields that some state shows. */
  readonly shown: Set<number>;
  readonly limit: number;
}

/** Goes straight for each field that was not met, those first that wait for the most. */
function goStraight(walker: Walker, { found, shown, limit }: Stopped): void {
  const { plan } = walker.controls;
  const rankOf = ({ index }: PlanField) => plan.rank[index] ?? 0;
  let left = limit * WAY_EDITS_PER_STATE;
  // On the way to a field that waits for many others those show too.
  for (const { index } of plan.fields.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    if (left <= 0 || shown.has(index)) continue;
    const way = findWay(walker, index);
    left -= Math.max(1, way.length);
    for (const field of way.flatMap(shownBy)) shown.add(field);
    keep(way, found, limit);
  }
}

/** Keeps the end of a way, and of what lies on it as much as there is room for. */
function keep(way: readonly Node[], { byVisible }: Found, limit: number): void {
  const end = way.at(-1);
  for (const node of way) {
    const name = nameOf(node.visible);
    const hasRoom = byVisible.size < limit || node === end;
    if (hasRoom && !byVisible.has(name)) byVisible.set(name, node);
  }
}

function shownBy({ changed, state }: Node): readonly number[] {
  return changed.filter((field) => state.isVisible[field]);
}

function toState(node: Node): ReachableState {
  return { id: nameOf(node.visible), visible: visibleIn(node), path: pathTo(node) };
}

function pathTo(end: Node): readonly FormEvent[] {
  const steps: (readonly FormEvent[])[] = [];
  for (let node: Node | null = end; node !== null; node = node.from) steps.push(node.events);
  return steps.toReversed().flat();
}

function visibleIn({ state }: Node): readonly number[] {
  return state.isVisible.flatMap((isShown, index) => (isShown ? [index] : []));
}

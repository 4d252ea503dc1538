import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { getInitialMicrosteps, getMicrosteps } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { statesOf, type Walk } from './walk-machine.ts';

/** How to take a transition: the events from the start, and the state after the last of them. */
interface TransitionWalk {
  /** `otp.accepted · xstate.after.successShown.otp.accepted → otp.closed`. */
  readonly transition: string;
  readonly input: unknown;
  readonly events: readonly AnyEventObject[];
  readonly end: StateValue;
}

/** Names of all transitions of a machine, read from its definition. */
export function transitionsOf({ root }: AnyStateMachine): readonly string[] {
  return statesOf(root).flatMap(({ transitions, always = [] }) =>
    [...transitions.values(), always].flat().map(nameOf),
  );
}

/**
 * The shortest walk through each transition that the events lead to, also through those without an
 * event. A transition that no walk takes is missing: compare with `transitionsOf`.
 */
export function transitionWalks(
  machine: AnyStateMachine,
  walks: readonly Walk[],
  serializeState?: (snapshot: AnyMachineSnapshot) => string,
): readonly TransitionWalk[] {
  const found = new Map<string, TransitionWalk>();
  const add = (names: readonly string[], walk: Omit<TransitionWalk, 'transition'>) => {
    for (const transition of names) {
      const known = found.get(transition);
      if (known !== undefined && known.events.length <= walk.events.length) continue;
      found.set(transition, { ...walk, transition });
    }
  };
  const options = serializeState === undefined ? {} : { serializeState };
  for (const { input, events } of walks) {
    const start = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot);
    const first = start.at(-1);
    if (first !== undefined) add(eventless(start), { input, events: [], end: valueOf(first) });
    for (const path of getShortestPaths(machine, { input, events: [...events], ...options })) {
      const way = path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      for (const event of events) {
        const { taken, end } = stepFrom(machine, path.state, event);
        add(taken, { input, events: [...way, event], end });
      }
    }
  }
  return [...found.values()];
}

/** The transitions that an event causes in a state; none when it is ignored there. */
function stepFrom(machine: AnyStateMachine, state: AnyMachineSnapshot, event: AnyEventObject) {
  const chosen = machine.getTransitionData(state, event).map(nameOf);
  if (chosen.length === 0) return { taken: [], end: valueOf(state) };
  const steps = getMicrosteps(machine, state, event).map(([snapshot]) => snapshot);
  return { taken: [...chosen, ...eventless(steps)], end: valueOf(steps.at(-1) ?? state) };
}

function valueOf(snapshot: AnyMachineSnapshot): StateValue {
  const value: StateValue = snapshot.value;
  return value;
}

/** The transitions without an event between consecutive snapshots. */
function eventless(steps: readonly AnyMachineSnapshot[]): readonly string[] {
  return steps.slice(1).flatMap((after, index) => {
    const before: readonly AnyStateNode[] = steps[index]?._nodes ?? [];
    const reached: readonly AnyStateNode[] = after._nodes;
    return before
      .filter((node) => !reached.includes(node))
      .flatMap(({ always = [] }) => always.filter((one) => leadsTo(one, reached)).slice(0, 1))
      .map(nameOf);
  });
}

function leadsTo({ target = [] }: AnyTransitionDefinition, reached: readonly AnyStateNode[]) {
  return target.every((node) => reached.includes(node));
}

/** State, event and target; several transitions of one event have several targets or numbers. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target = [] } = transition;
  const ofEvent: readonly AnyTransitionDefinition[] =
    source.transitions.get(eventType) ?? source.always ?? [];
  const place = ofEvent.length > 1 ? ` ${ofEvent.indexOf(transition) + 1}` : '';
  const ends = target.map(({ id }) => id).join(', ');
  return `${source.id} · ${eventType === '' ? 'at once' : eventType}${place} → ${ends === '' ? 'the same' : ends}`;
}

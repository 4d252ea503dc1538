import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  StateValue,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** Options of a walk: every event of the machine, from outside, by response and by clock. */
export interface Walk {
  readonly input: unknown;
  /** Events of the person, and the responses and delays by the machine's names. */
  readonly events: readonly AnyEventObject[];
  /** Names of the invoked promises: each waits until the walk settles it. */
  readonly promises: readonly string[];
  /** Named delays, in ms. */
  readonly delays: Readonly<Record<string, number>>;
}

/** A path from the start to a state. */
interface Path {
  readonly title: string;
  readonly events: readonly AnyEventObject[];
  readonly end: StateValue;
  /** Ids of the states that it ends in. */
  readonly reached: readonly string[];
}

/** `answered.verifyCode`: the promise of that name is fulfilled. */
export function answered(id: string, output?: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, actorId: id, output };
}

/** The promise of that name is rejected. */
export function refused(id: string, error: unknown = new Error('refused')): AnyEventObject {
  return { type: `xstate.error.actor.${id}`, actorId: id, error };
}

/** A delay of a state has passed. */
export function passed(delay: string, state: string): AnyEventObject {
  return { type: `xstate.after.${delay}.${state}` };
}

/** Payloads of a machine's events, by type; an event without a payload needs no sample. */
interface EventSamples {
  readonly events: Readonly<Record<string, readonly object[]>>;
  /** Outputs of invoked actors, by id. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** Errors of invoked actors, by id. */
  readonly errors: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Returns every event that the machine accepts, read from its definition.
 *
 * @throws {Error} When a sample belongs to no event, or an end of an actor has no sample: the walk
 *   would silently miss states.
 */
export function eventsOf(
  machine: AnyStateMachine,
  samples: EventSamples,
): readonly AnyEventObject[] {
  const unused = new Set(Object.keys(samples.events));
  const events = machine.events.flatMap((type: string): readonly AnyEventObject[] => {
    unused.delete(type);
    const [, end, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (id === undefined) {
      return (samples.events[type] ?? [{}]).map((payload) => ({ ...payload, type }));
    }
    const ends = (end === 'done' ? samples.answers : samples.errors)[id] ?? [];
    if (ends.length === 0) throw new Error(`No sample of ${type}: add one to the walk.`);
    return ends.map((one) => (end === 'done' ? answered(id, one) : refused(id, one)));
  });
  if (unused.size > 0) throw new Error(`Not an event of ${machine.id}: ${[...unused].join()}.`);
  return events;
}

/** Ids of the states in which the machine can rest: those without children. */
export function restingStates({ root }: AnyStateMachine): readonly string[] {
  return statesOf(root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always = [] }) => always.every(({ guard }) => guard !== undefined))
    .map(({ id }) => id);
}

/** A state with all states inside it. */
export function statesOf(node: AnyStateNode): readonly AnyStateNode[] {
  const parts: readonly AnyStateNode[] = Object.values(node.states);
  return [node, ...parts.flatMap(statesOf)];
}

/** Returns the shortest path to every state of the machine. */
export function shortestPaths(
  machine: AnyStateMachine,
  { input, events }: Walk,
  serializeState?: (snapshot: AnyMachineSnapshot) => string,
): readonly Path[] {
  const options = serializeState === undefined ? {} : { serializeState };
  return getShortestPaths(machine, { input, events: [...events], ...options }).map((path) => {
    const steps = path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    const states: readonly AnyStateNode[] = path.state._nodes;
    const end: StateValue = path.state.value;
    return {
      title: `${steps.map(({ type }) => type).join(', ')} → ${JSON.stringify(end)}`,
      events: steps,
      end,
      reached: states.map(({ id }) => id),
    };
  });
}

/** Starts the machine on a simulated clock, with promises that the walk settles. */
export function openActor(machine: AnyStateMachine, walk: Walk) {
  const clock = new SimulatedClock();
  const pending = new Map<string, PromiseWithResolvers<unknown>>();
  const stubs = walk.promises.map((id) => [
    id,
    fromPromise(() => {
      const answer = Promise.withResolvers<unknown>();
      pending.set(id, answer);
      return answer.promise;
    }),
  ]);
  const actor: AnyActorRef = createActor(machine.provide({ actors: Object.fromEntries(stubs) }), {
    input: walk.input,
    clock,
  });
  actor.start();

  /** Sends an event, or settles the promise or passes the delay that causes it. */
  const act = async (event: AnyEventObject): Promise<void> => {
    const [, what, ...rest] = event.type.split('.');
    if (!event.type.startsWith('xstate.')) actor.send(event);
    else if (what === 'after') clock.increment(delayOf(walk, rest[0] ?? ''));
    else if (what === 'done') pending.get(String(event['actorId']))?.resolve(event['output']);
    else pending.get(String(event['actorId']))?.reject(event['error']);
    await settled();
  };
  return { actor, clock, act, pending };
}

function delayOf({ delays }: Walk, name: string): number {
  const delay = delays[name];
  if (delay === undefined) throw new Error(`No length of the delay ${name}: add it to the walk.`);
  return delay;
}

/** Waits for every settled promise. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

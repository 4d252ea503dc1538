import type { Effect } from '../../index.ts';
import type { FormStore } from '../../store.ts';
import { createDeliveries, type DeliveryOptions } from './create-deliveries.ts';
import {
  duplicated,
  failed,
  quietState,
  released,
  underProfile,
  type DirectedAnswer,
  type DirectorState,
} from './director-state.ts';
import type { NetworkProfile } from './network-profiles.ts';

/** What a race director works with. */
export interface DirectorOptions extends Pick<DeliveryOptions, 'load' | 'clock'> {
  /**
   * Fetches a list, as for `connectOptions`; what it rejects with fails the answer. Asked once for
   * every load. The signal is aborted when the director is closed, never because a newer load took
   * the place of this one: late answers are what a director is for.
   */
  readonly load: DeliveryOptions['load'];
  readonly profile: NetworkProfile;
}

/** Takes answers from the server of lists and decides when the form gets them. */
export interface Director {
  /** `onEffect` of `createFormStore`. */
  readonly onEffect: (effect: Effect, store: FormStore) => void;
  /** In the order of sending; the same list until something changes. */
  readonly answers: () => readonly DirectedAnswer[];
  /** Called with the new list on every change. Returns the unsubscribe function. */
  readonly subscribe: (listener: (answers: readonly DirectedAnswer[]) => void) => () => void;
  readonly profile: () => NetworkProfile;
  /** Applies to later answers; pending ones keep their time, unless the new profile holds. */
  readonly setProfile: (profile: NetworkProfile) => void;
  /** Holds everything, pending answers included; or continues, with overdue answers at once. */
  readonly hold: (isHolding: boolean) => void;
  /** Lets one answer through now, in whatever order; as soon as the server has answered. */
  readonly release: (id: number) => void;
  /** Delivers everything that is held or pending. */
  readonly releaseAll: () => void;
  /** Makes one answer fail now. One that came already stays. */
  readonly fail: (id: number) => void;
  /** Sends the same answer once more, also one that came long ago. */
  readonly duplicate: (id: number) => void;
  /** Lets nothing through any more. */
  readonly close: () => void;
}

/**
 * Opens a race director: it takes the place of `connectOptions`, and delivers the answers of
 * superseded loads too. What happens by chance is decided by the profile's seed. Close it when
 * the form goes.
 */
export function openDirector({ load, clock, profile }: DirectorOptions): Director {
  const closing = new AbortController();
  const listeners = new Map<symbol, (answers: readonly DirectedAnswer[]) => void>();
  let state = quietState(profile);
  let answers = listOf(state);
  const onState = (next: DirectorState): void => {
    state = next;
    answers = listOf(next);
    for (const listener of Array.from(listeners.values())) listener(answers);
  };
  const { ask, change } = createDeliveries(state, { load, clock, onState, signal: closing.signal });

  return {
    onEffect: ask,
    answers: () => answers,
    profile: () => state.profile,
    subscribe: (listener) => {
      const position = Symbol('listener');
      listeners.set(position, listener);
      return () => {
        listeners.delete(position);
      };
    },
    setProfile: (next) => {
      change((before, now) => underProfile(before, next, now));
    },
    hold: (isHolding) => {
      change((before, now) => underProfile(before, { ...before.profile, isHolding }, now));
    },
    release: (id) => {
      change((before, now) => released(before, (answer) => answer.id === id, now));
    },
    releaseAll: () => {
      change((before, now) => released(before, () => true, now));
    },
    fail: (id) => {
      change((before, now) => failed(before, id, now));
    },
    duplicate: (id) => {
      change((before, now) => duplicated(before, id, now));
    },
    close: () => {
      closing.abort();
      listeners.clear();
    },
  };
}

function listOf({ deliveries }: DirectorState): readonly DirectedAnswer[] {
  return Object.freeze(deliveries.map(({ answer }) => answer));
}

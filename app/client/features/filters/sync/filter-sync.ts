import { faults } from '@bozor/form-engine';
import type { FormEvent } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

import type { LinkEntry } from '../../../links/search-address.ts';
import { APPLY_DELAY_MS } from './apply-delay-ms.ts';
import { dropLostChoices } from './drop-lost-choices.ts';

/** A change of the form to write to the address. */
export interface FilterChange {
  readonly entries: readonly LinkEntry[];
  /**
   * `push` adds a history entry. `replace` changes the current one: the person edits the same
   * field, or no person made the change.
   */
  readonly history: 'push' | 'replace';
  /** Names of the filters of an old address whose choices no longer exist. */
  readonly lost: readonly string[];
}

/**
 * Synchronises a form and an address. The address takes precedence; typed text is never removed.
 */
export interface FilterSync {
  /**
   * Reports the current address. The form's own change has no effect; any other, as after «back»,
   * refills the form.
   */
  readonly follow: (entries: readonly LinkEntry[]) => void;
  /** Writes pending changes at once. */
  readonly flush: () => void;
  /** Subscribes to changes to write; returns the unsubscribe function. */
  readonly subscribe: (listener: (change: FilterChange) => void) => () => void;
}

/** Timers, replaced by a test. */
export interface Clock {
  readonly set: (act: () => void, ms: number) => number;
  readonly clear: (timer: number) => void;
}

interface FilterSyncOptions {
  readonly store: FormStore;
  /** The form's address. */
  readonly write: (store: FormStore) => readonly LinkEntry[];
  /** Values of the address. */
  readonly values: (entries: readonly LinkEntry[]) => Readonly<Record<string, unknown>>;
  readonly clock?: Clock;
}

const realClock: Clock = {
  set: (act, ms) => window.setTimeout(act, ms),
  clear: (timer) => window.clearTimeout(timer),
};

/** Creates the synchronisation of a form with an address without filters. */
export function openFilterSync(options: FilterSyncOptions): FilterSync {
  const { store, write, values, clock = realClock } = options;
  const listeners = new Set<(change: FilterChange) => void>();
  const edits = openEdits(store);
  let lastSyncedQuery = textOf([]);
  let timer: number | null = null;

  store.subscribe((event) => {
    if (!isNews(event)) return;
    stop();
    timer = clock.set(apply, APPLY_DELAY_MS);
  });

  return {
    follow: (entries) => {
      const text = textOf(entries);
      if (text === lastSyncedQuery) return;
      lastSyncedQuery = text;
      stop();
      edits.forget();
      const isOwn = textOf(write(store)) === text;
      if (!isOwn) store.dispatch({ type: 'HYDRATE', values: values(entries) });
    },
    flush: () => {
      if (timer === null) return;
      stop();
      apply();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function stop(): void {
    if (timer !== null) clock.clear(timer);
    timer = null;
  }

  function apply(): void {
    timer = null;
    // The loading list decides about the value set aside, so its answer is a change again.
    if (isUndecided(store)) return;
    if (hasFaults(store)) store.dispatch({ type: 'TOUCH_ALL' });
    const entries = write(store);
    if (textOf(entries) === lastSyncedQuery) return;
    lastSyncedQuery = textOf(entries);
    const change = { entries, ...edits.take() };
    for (const listener of listeners) listener(change);
  }
}

/** Records which keys a person edits between two writes of the address. */
function openEdits(store: FormStore) {
  let edited = new Set<string>();
  let lost = new Set<string>();
  /** The only key of the last write. */
  let last: string | null = null;
  const dropping = new Set<string>();
  dropLostChoices(store, ({ key, name }) => {
    dropping.add(key);
    lost.add(name);
  });
  store.subscribe((event) => {
    if (event.type === 'CLEAR_ALL') edited = new Set(store.plan.keys);
    if (event.type !== 'SET' && event.type !== 'CLEAR') return;
    if (!dropping.delete(event.key)) edited.add(event.key);
  });
  const forget = () => {
    edited = new Set();
    lost = new Set();
    last = null;
  };

  return {
    forget,
    take: (): Pick<FilterChange, 'history' | 'lost'> => {
      const [key = null] = edited.size === 1 ? edited : [];
      const isMore = edited.size === 0 || (key !== null && key === last);
      const taken = { history: isMore ? 'replace' : 'push', lost: [...lost] } as const;
      forget();
      last = key;
      return taken;
    },
  };
}

/** Events that may change the values of the form. */
function isNews({ type }: FormEvent): boolean {
  return type !== 'BLUR' && type !== 'TOUCH_ALL' && type !== 'SERVER_ERRORS';
}

function isUndecided(store: FormStore): boolean {
  return store
    .state()
    .options.some(({ status, shelved }) => status === 'loading' && shelved !== null);
}

function hasFaults(store: FormStore): boolean {
  return Object.keys(faults(store.plan, store.state())).length > 0;
}

function textOf(entries: readonly LinkEntry[]): string {
  return JSON.stringify(entries);
}

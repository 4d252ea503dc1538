import { faults } from '@bozor/form-engine';
import type { FormEvent, Plan } from '@bozor/form-engine';
import { QUERY_PREFIX } from '@bozor/form-engine/search';
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
  /** The last written or reported address: an invalid field keeps its value there. */
  readonly applied: () => readonly LinkEntry[];
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
export function createFilterSync(options: FilterSyncOptions): FilterSync {
  const { store, write, values, clock = realClock } = options;
  const listeners = new Set<(change: FilterChange) => void>();
  const edits = createEdits(store);
  let lastSynced: readonly LinkEntry[] = [];
  let timer: number | null = null;

  store.subscribe((event) => {
    if (!isNews(event)) return;
    stop();
    timer = clock.set(apply, APPLY_DELAY_MS);
  });

  return {
    follow: (entries) => {
      if (textOf(entries) === textOf(lastSynced)) return;
      lastSynced = entries;
      stop();
      edits.forget();
      const isOwn = textOf(write(store)) === textOf(entries);
      if (!isOwn) store.dispatch({ type: 'HYDRATE', values: values(entries) });
    },
    flush: () => {
      if (timer === null) return;
      stop();
      apply();
    },
    applied: () => lastSynced,
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
    const wrong = Object.keys(faults(store.plan, store.state()));
    if (wrong.length > 0) store.dispatch({ type: 'TOUCH_ALL' });
    const entries = withLastValid(store.plan, write(store), { wrong, lastSynced });
    if (textOf(entries) === textOf(lastSynced)) return;
    lastSynced = entries;
    const change = { entries, ...edits.take() };
    for (const listener of listeners) listener(change);
  }
}

/** Records which keys a person edits between two writes of the address. */
function createEdits(store: FormStore) {
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

interface LastValid {
  /** Keys of the fields that are invalid now. */
  readonly wrong: readonly string[];
  readonly lastSynced: readonly LinkEntry[];
}

/** The address with the last valid values of the fields that are invalid now. */
function withLastValid(
  { keys }: Plan,
  written: readonly LinkEntry[],
  { wrong, lastSynced }: LastValid,
): readonly LinkEntry[] {
  const names = new Set(wrong.map((key) => QUERY_PREFIX + key));
  const last = lastSynced.filter(([name]) => names.has(name));
  if (last.length === 0) return written;
  const byName = new Map([...written, ...last].map((entry) => [entry[0], entry]));
  return keys.flatMap((key) => {
    const entry = byName.get(QUERY_PREFIX + key);
    return entry === undefined ? [] : [entry];
  });
}

function textOf(entries: readonly LinkEntry[]): string {
  return JSON.stringify(entries);
}

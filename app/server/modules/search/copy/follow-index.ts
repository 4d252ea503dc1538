import type { Database } from '../../../db/open-database.ts';
import { joinCalls } from '../../../join-calls.ts';
import { catalogueOf, type Catalogue } from '../../search-index/index.ts';
import type { AdCopy, CopySize } from './ad-copy.ts';
import { applyChanges, catchUp, fillCopy, type FilledCopy } from './fill-copy.ts';
import { CHANGES_LIMIT, readState } from './read-index.ts';

/** The catalogue and the copy of the index, both as of now. */
interface FollowedIndex {
  readonly catalogue: Catalogue;
  /** `null` while there is no copy, or while it is behind. */
  readonly copy: AdCopy | null;
}

/** Follows the index with a copy in memory. */
export interface IndexFollower {
  /** Returns the copy with every change that was committed before the call. Never waits for a fill. */
  readonly find: () => Promise<FollowedIndex>;
  /** Fills the copy, or waits until it is filled. */
  readonly fill: () => Promise<CopySize>;
}

/** Time after a failed fill until the next one, in ms. */
const RETRY_MS = 5_000;

/**
 * Follows the index of a store. Each search asks the store what changed, together with the searches
 * that come at the same time; the answer is nearly always «nothing». The first one starts the fill.
 */
export function followIndex(db: Database): IndexFollower {
  let current: FilledCopy | null = null;
  let filling: Promise<void> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;

  const fillWith = (fill: () => Promise<FilledCopy>): Promise<void> => {
    filling = (async () => {
      try {
        current = await fill();
      } catch (error) {
        current = null;
        failedAt = Date.now();
        throw error;
      } finally {
        filling = null;
      }
    })();
    return filling;
  };
  // What fails here fails the search itself, or is tried again later: meanwhile SQL answers.
  const startFill = (fill: () => Promise<FilledCopy>): void => {
    if (filling === null && Date.now() - failedAt > RETRY_MS) fillWith(fill).catch(() => undefined);
  };
  const followOnce = async (): Promise<FollowedIndex> => {
    const known = current;
    const state = await readState(db, known?.snapshot ?? null);
    const catalogue = await catalogueOf(db, state.definitions);
    if (known === null || known.version !== state.version) {
      if (current === known) current = null;
      startFill(() => fillCopy(db));
      return { catalogue, copy: null };
    }
    if (state.changed.length > CHANGES_LIMIT) {
      current = null;
      startFill(() => catchUp(db, known));
      return { catalogue, copy: null };
    }
    try {
      await applyChanges(db, known.copy, state.changed);
    } catch {
      // A store that is away fails the search itself.
      current = null;
      return { catalogue, copy: null };
    }
    if (current === known) current = { ...known, snapshot: state.snapshot };
    if (known.copy.isWorn()) startFill(() => fillCopy(db));
    return { catalogue, copy: known.copy };
  };

  return {
    find: joinCalls(followOnce),
    fill: async () => {
      await (filling ?? (current === null ? fillWith(() => fillCopy(db)) : null));
      if (current === null) throw new Error('The search index was rebuilt while it was copied.');
      return current.copy.measure();
    },
  };
}

const followers = new WeakMap<Database, IndexFollower>();

/** Returns the follower of a store's index: one for all searches. */
export function followerOf(db: Database): IndexFollower {
  const known = followers.get(db) ?? followIndex(db);
  followers.set(db, known);
  return known;
}

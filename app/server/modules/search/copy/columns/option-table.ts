import { EVERYWHERE } from '../../../search-index/index.ts';
import type { Bitmap } from './bitmap.ts';
import { createScopeOptions, type ScopeOptions } from './scope-options.ts';
import { createAllRows, createScopeRows } from './scope-rows.ts';
import { withRoom } from './with-room.ts';

/** A term of an option in the scope of its token. */
export interface ScopedTerm {
  readonly scope: string;
  readonly term: number;
}

/** Options of all ads by scope, and the number of ads with each. */
export interface OptionTable {
  /** Adds the options of the next slot. */
  readonly append: (slot: number, options: readonly ScopedTerm[]) => void;
  /** Subtracts the options of a slot that its ad leaves. */
  readonly leave: (slot: number) => void;
  /** Returns the number of ads with an option. */
  readonly count: (term: number) => number;
  /**
   * Counts options of a scope among slots that no ad has left.
   *
   * @returns The numbers, in the order of the terms.
   */
  readonly countAmong: (
    slots: Bitmap,
    scope: string,
    terms: readonly number[],
  ) => readonly number[];
  /** Size, in bytes. */
  readonly bytes: () => number;
}

/**
 * Creates an empty table.
 *
 * @param rowsFrom Number of ads of a scope from which its frequent options are sets.
 */
export function createOptionTable(rowsFrom?: number): OptionTable {
  const scopes = new Map<string, ScopeOptions>();
  let counts = new Int32Array();
  /** Numbers of one call by term; those of terms that it does not ask for mean nothing. */
  let spare = new Int32Array();
  const count = (term: number): number => counts[term] ?? 0;
  const add = (term: number, change: number): void => {
    counts = withRoom(counts, term + 1);
    counts[term] = count(term) + change;
  };
  const optionsOf = (scope: string): ScopeOptions => {
    const known = scopes.get(scope);
    if (known !== undefined) return known;
    const rows = scope === EVERYWHERE ? createAllRows() : createScopeRows();
    const made = createScopeOptions(rows, count, rowsFrom);
    scopes.set(scope, made);
    return made;
  };

  return {
    append: (slot, options) => {
      const byScope = Map.groupBy(options, ({ scope }) => scope);
      for (const scope of new Set([EVERYWHERE, ...byScope.keys()])) {
        const terms = (byScope.get(scope) ?? []).map(({ term }) => term);
        optionsOf(scope).append(slot, terms);
        for (const term of terms) add(term, 1);
      }
    },
    leave: (slot) => {
      for (const { leave } of scopes.values()) {
        for (const term of leave(slot)) add(term, -1);
      }
    },
    count,
    countAmong: (slots, scope, terms) => {
      if (spare.length < counts.length) spare = new Int32Array(counts.length);
      for (const term of terms) spare[term] = 0;
      scopes.get(scope)?.countAmong(slots, terms, spare);
      return terms.map((term) => spare[term] ?? 0);
    },
    bytes: () =>
      scopes
        .values()
        .reduce((sum, { bytes }) => sum + bytes(), counts.byteLength + spare.byteLength),
  };
}

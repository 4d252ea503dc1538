import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { neighbour } from '../../../../app/client/features/search-bar/press-key.ts';
import {
  restingBar,
  stepSearchBar,
} from '../../../../app/client/features/search-bar/search-bar-state.ts';
import type {
  SearchBarEvent,
  SearchBarState,
} from '../../../../app/client/features/search-bar/search-bar-state.ts';

const event: fc.Arbitrary<SearchBarEvent> = fc.oneof(
  fc.constant({ type: 'entered' as const }),
  fc.record({ type: fc.constant('text.changed' as const), text: fc.constantFrom('', 'a', 'ab') }),
  fc.record({ type: fc.constant('pointed' as const), active: fc.constantFrom('x', 'y', null) }),
  fc.record({ type: fc.constant('filled' as const), text: fc.constant('past') }),
  fc.constant({ type: 'escaped' as const }),
  fc.constant({ type: 'left' as const }),
);
const walk = fc.array(event, { maxLength: 20 });
const after = (events: readonly SearchBarEvent[]): SearchBarState =>
  events.reduce(stepSearchBar, restingBar(''));

describe('the search bar', () => {
  test('is cleared and left by three presses of Esc in any state', () => {
    fc.assert(
      fc.property(walk, (events) => {
        const state = after([...events, { type: 'entered' }]);
        const end = [1, 2, 3].reduce((now) => stepSearchBar(now, { type: 'escaped' }), state);
        expect(end).toEqual(restingBar(''));
      }),
    );
  });

  test('closes the list first, then clears the box, then loses the focus', () => {
    const typed = after([{ type: 'entered' }, { type: 'text.changed', text: 'тойота' }]);
    const closed = stepSearchBar(typed, { type: 'escaped' });
    expect(closed).toEqual({ text: 'тойота', phase: 'quiet', active: null });
    const emptied = stepSearchBar(closed, { type: 'escaped' });
    expect(emptied).toEqual({ text: '', phase: 'quiet', active: null });
    expect(stepSearchBar(emptied, { type: 'escaped' })).toEqual(restingBar(''));
  });

  test('never keeps a selected suggestion for another text', () => {
    fc.assert(
      fc.property(walk, fc.constantFrom('a', 'ab', ''), (events, text) => {
        expect(after([...events, { type: 'text.changed', text }])).toEqual({
          text,
          phase: 'listing',
          active: null,
        });
      }),
    );
  });

  test('keeps the typed text on blur', () => {
    fc.assert(
      fc.property(walk, (events) => {
        const state = after(events);
        expect(stepSearchBar(state, { type: 'left' }).text).toBe(state.text);
      }),
    );
  });
});

describe('an arrow key', () => {
  const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 8 });

  test('moves in a circle through every suggestion and the box', () => {
    fc.assert(
      fc.property(keys, fc.constantFrom(1 as const, -1 as const), (all, by) => {
        const met = all.reduce<(string | null)[]>(
          (way) => [...way, neighbour(all, way.at(-1) ?? null, by)],
          [],
        );
        expect(new Set(met)).toEqual(new Set(all));
        expect(neighbour(all, met.at(-1) ?? null, by)).toBeNull();
      }),
    );
  });

  test('starts from the box when the selected suggestion is removed', () => {
    expect(neighbour(['a', 'b'], 'gone', 1)).toBe('a');
    expect(neighbour(['a', 'b'], 'gone', -1)).toBe('b');
    expect(neighbour([], 'gone', 1)).toBeNull();
  });
});

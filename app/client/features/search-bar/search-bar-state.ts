/** What the search bar is doing. */
export interface SearchBarState {
  /** What stands in the box. */
  readonly text: string;
  /**
   * `resting`: nobody is in it; `listing`: suggestions are wanted; `quiet`: the person is in it and
   * has closed the list.
   */
  readonly phase: 'resting' | 'listing' | 'quiet';
  /** Key of the suggestion that Enter takes; `null`: Enter searches for the text. */
  readonly active: string | null;
}

/** What happens to the search bar. */
export type SearchBarEvent =
  | { readonly type: 'entered' }
  | { readonly type: 'text.changed'; readonly text: string }
  /** An arrow key or the pointer is on a suggestion; `null`: on none. */
  | { readonly type: 'pointed'; readonly active: string | null }
  /** A suggestion's text goes into the box, to be typed on. */
  | { readonly type: 'filled'; readonly text: string }
  | { readonly type: 'escaped' }
  /** A search was run, a suggestion taken, or the person went away. */
  | { readonly type: 'left' };

/** The bar of a page that looks for these words. */
export function restingBar(query: string): SearchBarState {
  return { text: query, phase: 'resting', active: null };
}

/**
 * What an event makes of the bar. Esc closes the list first, then empties the box, then leaves
 * (SCREENS §1).
 */
export function stepSearchBar(state: SearchBarState, event: SearchBarEvent): SearchBarState {
  switch (event.type) {
    case 'entered':
      return state.phase === 'resting' ? { ...state, phase: 'listing' } : state;
    case 'text.changed':
    case 'filled':
      return { text: event.text, phase: 'listing', active: null };
    case 'pointed':
      return { ...state, active: event.active };
    case 'escaped':
      return escaped(state);
    case 'left':
      return { ...state, phase: 'resting', active: null };
  }
}

function escaped(state: SearchBarState): SearchBarState {
  if (state.phase === 'listing') return { ...state, phase: 'quiet', active: null };
  if (state.phase === 'quiet' && state.text !== '') return { ...state, text: '' };
  return { ...state, phase: 'resting', active: null };
}

/**
 * The suggestion an arrow key leads to. The ends meet through the box: up from the first one, and
 * down from the last, is the text itself (`null`).
 *
 * @param keys Keys of the suggestions on screen; an `active` that is not among them counts as none.
 */
export function neighbour(
  keys: readonly string[],
  active: string | null,
  by: 1 | -1,
): string | null {
  const places = [null, ...keys];
  const at = Math.max(0, places.indexOf(active));
  return places.at((at + by + places.length) % places.length) ?? null;
}

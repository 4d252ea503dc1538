/** State of the search bar. */
export interface SearchBarState {
  /** Text of the field. */
  readonly text: string;
  /**
   * `resting`: without focus; `listing`: suggestions are shown; `quiet`: focused, and the person
   * closed the list.
   */
  readonly phase: 'resting' | 'listing' | 'quiet';
  /** Key of the suggestion that Enter selects; `null`: Enter searches for the text. */
  readonly active: string | null;
}

/** Events of the search bar. */
export type SearchBarEvent =
  | { readonly type: 'entered' }
  | { readonly type: 'text.changed'; readonly text: string }
  /** An arrow key or the pointer reached a suggestion; `null`: none. */
  | { readonly type: 'pointed'; readonly active: string | null }
  /** A suggestion's text is copied into the field for editing. */
  | { readonly type: 'filled'; readonly text: string }
  | { readonly type: 'escaped' }
  /** A search was submitted, a suggestion selected, or the focus left. */
  | { readonly type: 'left' };

/** A page with this query was opened. */
export function restingBar(query: string): SearchBarState {
  return { text: query, phase: 'resting', active: null };
}

/**
 * The bar after an event. Esc closes the list first, then clears the field, then leaves it (SCREENS
 * §1).
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

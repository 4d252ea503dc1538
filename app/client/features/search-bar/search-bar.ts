import { restingBar, stepSearchBar } from './search-bar-state.ts';
import type { SearchBarEvent, SearchBarState } from './search-bar-state.ts';

/** A search bar that lives: the box itself, and the header around it that makes room for it. */
interface LiveSearchBar {
  readonly state: () => SearchBarState;
  readonly send: (event: SearchBarEvent) => void;
  /** Calls back after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Opens a search bar in which nothing stands. */
function openSearchBar(): LiveSearchBar {
  const listeners = new Set<() => void>();
  let state = restingBar('');
  return {
    state: () => state,
    send: (event) => {
      state = stepSearchBar(state, event);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one search bar of the site. */
export const searchBar = openSearchBar();

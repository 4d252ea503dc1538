import { readSearchAddress } from '../../links/search-address.ts';
import { restingBar, stepSearchBar } from './search-bar-state.ts';
import type { SearchBarEvent, SearchBarState } from './search-bar-state.ts';

/** A search bar that lives: the box itself, and the header around it that makes room for it. */
interface LiveSearchBar {
  readonly state: () => SearchBarState;
  readonly send: (event: SearchBarEvent) => void;
  /** Calls back after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Changes of the address, as wouter reports them. */
const MOVES = ['popstate', 'pushState', 'replaceState'] as const;

/** Creates a search bar that follows the address: the words a page looks for are in the box, whatever was typed before. */
function createSearchBar(): LiveSearchBar {
  const listeners = new Set<() => void>();
  let page = pageNow();
  let state = restingBar(page.query);
  const change = (next: SearchBarState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const followPage = () => {
    const { path, query } = page;
    page = pageNow();
    if (page.path !== path || page.query !== query) change(restingBar(page.query));
  };
  return {
    state: () => state,
    send: (event) => change(stepSearchBar(state, event)),
    subscribe: (listener) => {
      if (listeners.size === 0) for (const move of MOVES) addEventListener(move, followPage);
      followPage();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const move of MOVES) removeEventListener(move, followPage);
      };
    },
  };
}

function pageNow() {
  const { pathname: path, search } = location;
  return { path, query: readSearchAddress(path, search)?.query ?? '' };
}

/** The one search bar of the site. */
export const searchBar = createSearchBar();

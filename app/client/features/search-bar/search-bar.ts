import { createCell } from '../../cell/cell.ts';
import { readSearchAddress } from '../../links/search-address.ts';
import { restingBar, stepSearchBar } from './search-bar-state.ts';
import type { SearchBarEvent, SearchBarState } from './search-bar-state.ts';

/** Changes of the address, as wouter reports them. */
const MOVES = ['popstate', 'pushState', 'replaceState'] as const;

/** The current page, as far as the bar shows it. */
interface ShownPage {
  readonly path: string;
  readonly query: string;
}

/**
 * The state of the page's search bar, shared by the field and the header. It follows the address: a
 * page's query replaces what was typed before.
 */
export const searchBar = createCell<SearchBarState>({
  server: restingBar(''),
  start: () => restingBar(pageNow().query),
  connect: (change) => {
    let shown = shownPage.value();
    const followPage = () => {
      const { path, query } = shown;
      shown = pageNow();
      shownPage.change(shown);
      if (shown.path !== path || shown.query !== query) change(restingBar(shown.query));
    };
    followPage();
    for (const move of MOVES) addEventListener(move, followPage);
    return () => {
      for (const move of MOVES) removeEventListener(move, followPage);
    };
  },
});

/** The last shown page: without a listener a navigation may be missed. */
const shownPage = createCell<ShownPage>({ server: { path: '', query: '' }, start: pageNow });

/** Changes the search bar by an event. */
export function sendToSearchBar(event: SearchBarEvent): void {
  searchBar.change(stepSearchBar(searchBar.value(), event));
}

function pageNow(): ShownPage {
  const { pathname: path, search } = location;
  return { path, query: readSearchAddress(path, search)?.query ?? '' };
}

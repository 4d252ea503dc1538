import { createCell } from '../../cell/cell.ts';
import { readSearchAddress } from '../../links/search-address.ts';
import { restingBar, stepSearchBar } from './search-bar-state.ts';
import type { SearchBarEvent, SearchBarState } from './search-bar-state.ts';

/** Changes of the address, as wouter reports them. */
const MOVES = ['popstate', 'pushState', 'replaceState'] as const;

/** The page on the screen, as far as the bar shows it. */
interface ShownPage {
  readonly path: string;
  readonly query: string;
}

/**
 * The one search bar of the page: the box itself, and the header around it. It follows the address:
 * the words a page looks for are in the box, whatever was typed before.
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

/** The page that the bar showed last: without a listener it may miss a move. */
const shownPage = createCell<ShownPage>({ server: { path: '', query: '' }, start: pageNow });

/** Changes the search bar by an event. */
export function sendToSearchBar(event: SearchBarEvent): void {
  searchBar.change(stepSearchBar(searchBar.value(), event));
}

function pageNow(): ShownPage {
  const { pathname: path, search } = location;
  return { path, query: readSearchAddress(path, search)?.query ?? '' };
}

import { createCell } from '../../cell/cell.ts';
import { readSearchAddress } from '../../links/search-address.ts';
import { restingBar, stepSearchBar } from './search-bar-state.ts';
import type { SearchBarEvent, SearchBarState } from './search-bar-state.ts';

/** The one search bar of the page: the box itself, and the header around it. */
export const searchBar = createCell<SearchBarState>({
  server: restingBar(''),
  start: () => restingBar(readSearchAddress(location.pathname, location.search)?.query ?? ''),
});

/** Changes the search bar by an event. */
export function sendToSearchBar(event: SearchBarEvent): void {
  searchBar.change(stepSearchBar(searchBar.value(), event));
}

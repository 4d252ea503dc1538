import { searchBar, sendToSearchBar } from './search-bar.ts';

/** What the header around the search bar asks of it. */
export interface SearchBarUse {
  /** Whether the person is in the bar: on mobile «Найти» stands where the bell was. */
  readonly isActive: boolean;
  /** Leaves the bar; what is typed stays. */
  readonly leave: () => void;
}

/** Whether the site's search bar is in use, followed. */
export function useSearchBar(): SearchBarUse {
  const { phase } = searchBar.use();
  return { isActive: phase !== 'resting', leave };
}

function leave(): void {
  sendToSearchBar({ type: 'left' });
}

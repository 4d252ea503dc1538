import { searchBar, sendToSearchBar } from './search-bar.ts';

/** The search bar's state for the header around it. */
export interface SearchBarUse {
  /** Whether the bar has the focus: on mobile «Найти» then replaces the bell. */
  readonly isActive: boolean;
  /** Leaves the bar; its text stays. */
  readonly leave: () => void;
}

/** Whether the search bar is in use, as a component reads it. */
export function useSearchBar(): SearchBarUse {
  const { phase } = searchBar.use();
  return { isActive: phase !== 'resting', leave };
}

function leave(): void {
  sendToSearchBar({ type: 'left' });
}

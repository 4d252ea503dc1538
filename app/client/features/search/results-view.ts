import { useSyncExternalStore } from 'react';

/** How results lie: as a grid of cards or as a list of rows. */
export type ResultsView = 'grid' | 'list';

/** Local-storage name of the choice. */
const NAME = 'results_view';

const listeners = new Set<() => void>();

/** The person's choice on this device, followed; `null` before one was made. */
export function useResultsView(): ResultsView | null {
  return useSyncExternalStore(follow, stored);
}

/** Remembers a choice on this device. */
export function chooseResultsView(view: ResultsView): void {
  localStorage.setItem(NAME, view);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): ResultsView | null {
  const view = localStorage.getItem(NAME);
  return view === 'grid' || view === 'list' ? view : null;
}

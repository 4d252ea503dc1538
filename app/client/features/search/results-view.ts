import { createCell } from '../../cell/cell.ts';
import { readStored, writeStored } from '../../device/device-storage.ts';

/** Layout of results: a grid of cards or a list of rows. */
export type ResultsView = 'grid' | 'list';

/** Local-storage key of the choice. */
const NAME = 'results_view';

/** The choice on this device; `null` before one was made. */
export const resultsView = createCell<ResultsView | null>({ server: null, start: stored });

/** Stores the choice on this device. */
export function chooseResultsView(view: ResultsView): void {
  writeStored({ [NAME]: view });
  resultsView.change(view);
}

function stored(): ResultsView | null {
  const view = readStored(NAME);
  return view === 'grid' || view === 'list' ? view : null;
}

import { createCell } from '../../cell/cell.ts';

/** What the error dialog says, and what waits for it to be closed. */
interface ShownError {
  readonly message: string;
  readonly onClosed: () => void;
}

/** The error on the screen; `null` when there is none. */
export const shownError = createCell<ShownError | null>({ server: null });

/**
 * Opens the page's error dialog (spec §8): «Ошибка», the message, «Закрыть».
 *
 * @param message In Russian, fit to be shown.
 * @returns Once it was closed, or gave way to a newer error.
 */
export function showError(message: string): Promise<void> {
  shownError.value()?.onClosed();
  return new Promise((onClosed) => shownError.change({ message, onClosed }));
}

/** Closes it. */
export function closeError(): void {
  shownError.value()?.onClosed();
  shownError.change(null);
}

import { createCell } from '../../cell/cell.ts';

/** The error's message, and the callback for its end. */
interface ShownError {
  readonly message: string;
  readonly onClosed: () => void;
}

/** The shown error; `null` when there is none. */
export const shownError = createCell<ShownError | null>({ server: null });

/**
 * Opens the page's error dialog (spec §8): «Ошибка», the message, «Закрыть».
 *
 * @param message In Russian, for the user.
 * @returns Resolves when it is closed or replaced by a newer error.
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

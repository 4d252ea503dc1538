import { createCell } from '../../cell/cell.ts';
import { successWords } from './success-words.ru.ts';

/** The success's message, and the callback for its end. */
interface ShownSuccess {
  readonly message: string;
  readonly onClosed: () => void;
}

/** The shown success; `null` when there is none. */
export const shownSuccess = createCell<ShownSuccess | null>({ server: null });

/**
 * Opens the page's success dialog: the animated check and the message.
 *
 * @returns Resolves when it is closed or replaced by a newer one.
 */
export function showSuccess(message: string = successWords.profile): Promise<void> {
  shownSuccess.value()?.onClosed();
  return new Promise((onClosed) => shownSuccess.change({ message, onClosed }));
}

/** Closes it. */
export function closeSuccess(): void {
  shownSuccess.value()?.onClosed();
  shownSuccess.change(null);
}

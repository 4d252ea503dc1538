/** What the error dialog says, and who waits for it to be closed. */
interface ShownError {
  readonly message: string;
  readonly onClosed: () => void;
}

const listeners = new Set<() => void>();
let shown: ShownError | null = null;

/**
 * Opens the page's error dialog (spec §8): «Ошибка», the message, «Закрыть».
 *
 * @param message In Russian, fit to be shown.
 * @returns Once it was closed, or gave way to a newer error.
 */
export function showError(message: string): Promise<void> {
  shown?.onClosed();
  return new Promise((onClosed) => {
    shown = { message, onClosed };
    tell();
  });
}

/** Closes it. */
export function closeError(): void {
  shown?.onClosed();
  shown = null;
  tell();
}

/** The error on the screen; `null` when there is none. */
export function currentError(): ShownError | null {
  return shown;
}

/** Calls back after every change; returns the way to stop. */
export function followError(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

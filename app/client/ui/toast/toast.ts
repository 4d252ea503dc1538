import { createCell } from '../../cell/cell.ts';

/** A short message at the bottom of the screen; errors that need an answer are never toasts only. */
export interface Toast {
  readonly text: string;
  /** One thing to do about it; such a toast stays longer. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** A toast on the screen. */
export interface ShownToast extends Toast {
  readonly id: number;
}

/** At most so many at once: the oldest gives way. */
const MOST_TOASTS = 3;

/** What the outlets of toasts read. */
interface ToastState {
  readonly toasts: readonly ShownToast[];
  /** Ids of the outlets on the page, in the order they appeared: the last one shows the toasts. */
  readonly outlets: readonly string[];
  /** Toasts shown so far: each number is an id. */
  readonly count: number;
}

/** The toasts and their outlets. */
export const toastState = createCell<ToastState>({
  server: { toasts: [], outlets: [], count: 0 },
});

/** Shows a toast: 4 s, or 8 s when there is something to do (DESIGN.md §7). */
export function showToast(toast: Toast): void {
  const { toasts, count } = toastState.value();
  const id = count + 1;
  change({ toasts: [...toasts, { ...toast, id }].slice(-MOST_TOASTS), count: id });
}

/** Takes a toast away. */
export function dropToast(id: number): void {
  change({ toasts: toastState.value().toasts.filter((toast) => toast.id !== id) });
}

/**
 * Adds an outlet that can show toasts. An open modal dialog makes the rest of the page inert, so
 * each dialog brings an outlet of its own. Returns the way to remove it.
 */
export function addToastOutlet(outlet: string): () => void {
  change({ outlets: [...toastState.value().outlets, outlet] });
  return () => change({ outlets: toastState.value().outlets.filter((one) => one !== outlet) });
}

function change(part: Partial<ToastState>): void {
  toastState.change({ ...toastState.value(), ...part });
}

import { createCell } from '../../cell/cell.ts';

/**
 * A short message at the bottom of the screen; an error that needs an action is not only a toast.
 */
export interface Toast {
  readonly text: string;
  /** One action; such a toast is shown longer. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /**
   * Whether it stays when another page is opened: it is about the site, or its undo or retry does the
   * same there. Otherwise it leaves with its page.
   */
  readonly isOfSite?: boolean;
}

/** A shown toast. */
export interface ShownToast extends Toast {
  readonly id: number;
}

/** Maximum number of shown toasts; beyond it the oldest is removed. */
const MOST_TOASTS = 3;

/** The state that the outlets read. */
interface ToastState {
  readonly toasts: readonly ShownToast[];
  /** Ids of the outlets in order of appearance: the last one shows the toasts. */
  readonly outlets: readonly string[];
  /** Number of toasts so far; the source of ids. */
  readonly count: number;
}

/** The toasts and their outlets. */
export const toastState = createCell<ToastState>({
  server: { toasts: [], outlets: [], count: 0 },
});

/** Shows a toast instead of an equal one: 4 s, or 8 s with an action (DESIGN.md §7). Returns its id. */
export function showToast(toast: Toast): number {
  const { toasts, count } = toastState.value();
  const id = count + 1;
  const others = toasts.filter(({ text }) => text !== toast.text);
  change({ toasts: [...others, { ...toast, id }].slice(-MOST_TOASTS), count: id });
  return id;
}

/** Removes a toast. */
export function dropToast(id: number): void {
  change({ toasts: toastState.value().toasts.filter((toast) => toast.id !== id) });
}

/**
 * Adds an outlet of toasts. An open modal dialog makes the rest of the page inert, so each dialog
 * has its own outlet. Returns the remove function.
 */
export function addToastOutlet(outlet: string): () => void {
  change({ outlets: [...toastState.value().outlets, outlet] });
  return () => change({ outlets: toastState.value().outlets.filter((one) => one !== outlet) });
}

function change(part: Partial<ToastState>): void {
  toastState.change({ ...toastState.value(), ...part });
}

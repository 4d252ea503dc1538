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

/** What the places that show toasts read. */
export interface ToastState {
  readonly toasts: readonly ShownToast[];
  /** Ids of the places on the page, in the order they appeared: the last one shows the toasts. */
  readonly places: readonly string[];
}

const listeners = new Set<() => void>();
let state: ToastState = { toasts: [], places: [] };
let lastId = 0;

/** Shows a toast: 4 s, or 8 s when there is something to do (DESIGN.md §7). */
export function showToast(toast: Toast): void {
  lastId += 1;
  change({ toasts: [...state.toasts, { ...toast, id: lastId }].slice(-MOST_TOASTS) });
}

/** Takes a toast away. */
export function dropToast(id: number): void {
  change({ toasts: state.toasts.filter((toast) => toast.id !== id) });
}

/**
 * A place that can show toasts. An open modal dialog makes the rest of the page inert, so each
 * dialog brings a place of its own. Returns the way to leave.
 */
export function openToastPlace(place: string): () => void {
  change({ places: [...state.places, place] });
  return () => change({ places: state.places.filter((one) => one !== place) });
}

/** The toasts and their places now. The same object until something changes. */
export function currentToasts(): ToastState {
  return state;
}

/** Calls back after every change; returns the way to stop. */
export function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(part: Partial<ToastState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

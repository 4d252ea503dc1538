import type { Payload } from '@bozor/form-engine';
import type { Catalogue, FormSection } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';

import { createListeners } from '../listeners.ts';

/** A form and the props that every width draws it with. */
export interface DrawnForm {
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  /** Text of the submit button; `null` for a form without one. */
  readonly submitLabel: string | null;
  readonly onSubmit: (payload: Payload) => void | Promise<void>;
  /** True for the form of a trace: it has no undo. */
  readonly isReadOnly: boolean;
}

/** Forms and settings that the frame draws. */
export interface SharedForms {
  readonly forms: readonly DrawnForm[];
  /** Time of the lab's clock, in ms since 1970. */
  readonly now: () => number;
  /** Texts of the forms in the chosen language. */
  readonly catalogue: Catalogue;
}

/**
 * Shares the form stores of this page with a frame inside it. Both widths draw one form: input in
 * one appears in the other.
 */
export interface FormBridge {
  /** The same object until the next `share`; `null` before the first. */
  readonly sharedForms: () => SharedForms | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly share: (next: SharedForms) => void;
  /** Removes every subscription: a removed frame receives no more notifications. */
  readonly close: () => void;
}

declare global {
  interface Window {
    /** The bridge of this page; the frame inside it reads it. */
    labFormBridge?: FormBridge;
  }
}

/** Opens a bridge without forms. */
export function openFormBridge(): FormBridge {
  const listeners = createListeners();
  const stops = new Set<() => void>();
  const wrappers = new WeakMap<FormStore, FormStore>();
  let sharedForms: SharedForms | null = null;

  return {
    sharedForms: () => sharedForms,
    subscribe: listeners.add,
    share: ({ forms, ...settings }) => {
      sharedForms = {
        ...settings,
        forms: forms.map((form) => ({ ...form, store: wrapperOf(form.store) })),
      };
      listeners.notify();
    },
    close: () => {
      listeners.clear();
      for (const stop of Array.from(stops)) stop();
    },
  };

  /**
   * Returns the same wrapper for the same store: React would treat another store as another form.
   */
  function wrapperOf(store: FormStore): FormStore {
    const wrapper = wrappers.get(store) ?? wrap(store);
    wrappers.set(store, wrapper);
    return wrapper;
  }

  /** Wraps a store to record its subscriptions: a removed frame does not cancel them itself. */
  function wrap(store: FormStore): FormStore {
    return {
      ...store,
      subscribe: (listener) => tracked(store.subscribe(listener)),
      subscribeVisible: (listener) => tracked(store.subscribeVisible(listener)),
      subscribeField: (field, listener) => tracked(store.subscribeField(field, listener)),
    };
  }

  function tracked(stop: () => void): () => void {
    const unsubscribe = (): void => {
      stops.delete(unsubscribe);
      stop();
    };
    stops.add(unsubscribe);
    return unsubscribe;
  }
}

/** Returns the bridge of the outer page; `null` outside of such a frame. */
export function parentFormBridge(): FormBridge | null {
  // `frameElement` is `null` when the outer page has another origin.
  return window.frameElement === null ? null : (window.parent.labFormBridge ?? null);
}

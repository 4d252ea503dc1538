import type { Payload } from '@bozor/form-engine';
import type { Catalogue, FormSection } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';

import { openListeners } from '../listeners.ts';

/** A form as it is drawn, at any width. */
export interface DrawnForm {
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  /** What the button under the form says; `null` for a form that applies as it is filled. */
  readonly submitLabel: string | null;
  readonly onSubmit: (payload: Payload) => void | Promise<void>;
  /** True for a form of a trace: nothing is to be undone in it. */
  readonly isReadOnly: boolean;
}

/** What a frame draws. */
export interface Loan {
  readonly forms: readonly DrawnForm[];
  /** The moment of the lab's clock, in ms since 1970. */
  readonly now: () => number;
  /** The language that the forms speak. */
  readonly catalogue: Catalogue;
}

/**
 * Lends the very forms of this page to the frame in it, so that both widths show one form: a key
 * pressed in either is seen in both.
 */
export interface Lender {
  /** The same object until other forms are lent; `null` before any are. */
  readonly loan: () => Loan | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly lend: (loan: Loan) => void;
  /** Takes everything back: a frame that is gone hears nothing more. */
  readonly close: () => void;
}

declare global {
  interface Window {
    /** The lender of the page, for the frame in it. */
    labLender?: Lender;
  }
}

/** Opens a lender that has nothing yet. */
export function openLender(): Lender {
  const listeners = openListeners();
  const stops = new Set<() => void>();
  const lent = new WeakMap<FormStore, FormStore>();
  let loan: Loan | null = null;

  return {
    loan: () => loan,
    subscribe: listeners.add,
    lend: ({ forms, ...around }) => {
      loan = { ...around, forms: forms.map((form) => ({ ...form, store: lentStore(form.store) })) };
      listeners.tell();
    },
    close: () => {
      listeners.clear();
      for (const stop of Array.from(stops)) stop();
    },
  };

  /** The same store for the same form: another one would be another form. */
  function lentStore(store: FormStore): FormStore {
    const made = lent.get(store) ?? watched(store);
    lent.set(store, made);
    return made;
  }

  /** The store, with every listener of it known: a frame that is taken away calls none of them off. */
  function watched(store: FormStore): FormStore {
    return {
      ...store,
      subscribe: (listener) => known(store.subscribe(listener)),
      subscribeVisible: (listener) => known(store.subscribeVisible(listener)),
      subscribeField: (field, listener) => known(store.subscribeField(field, listener)),
    };
  }

  function known(stop: () => void): () => void {
    const forget = (): void => {
      stops.delete(forget);
      stop();
    };
    stops.add(forget);
    return forget;
  }
}

/** The lender of the page that this one is framed in; `null` outside of such a frame. */
export function lenderAround(): Lender | null {
  // Of a page of another origin the frame's element is not told.
  return window.frameElement === null ? null : (window.parent.labLender ?? null);
}

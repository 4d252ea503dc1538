import { kindOf } from '@bozor/form-engine';
import { explainFaults } from '@bozor/form-engine/judge';
import type { Catalogue } from '@bozor/form-engine/react';
import type { FieldView, FormStore } from '@bozor/form-engine/store';

import { openListeners } from '../../listeners.ts';

/** A form that says its faults in a language that can be changed while it is filled. */
export interface SpokenStore {
  /** The form itself in all but its sentences: another language is no other form. */
  readonly store: FormStore;
  /** Says what stands on the page, and whatever comes, in another language. */
  readonly speak: (faultText: Catalogue['faultText']) => void;
}

/** Opens a form's sentences in a language. What a server or a definition says stays as they said it. */
export function openSpokenStore(form: FormStore, firstText: Catalogue['faultText']): SpokenStore {
  const listeners = openListeners();
  let faultText = firstText;
  let spoken = new WeakMap<FieldView, FieldView>();

  const store: FormStore = {
    ...form,
    view: (index) => {
      const view = form.view(index);
      const known = spoken.get(view) ?? translate(view);
      spoken.set(view, known);
      return known;
    },
    subscribeField: (index, listener) => {
      const stops = [form.subscribeField(index, listener), listeners.add(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
  return {
    store,
    speak: (next) => {
      if (next === faultText) return;
      faultText = next;
      spoken = new WeakMap();
      listeners.tell();
    },
  };

  function translate(view: FieldView): FieldView {
    const { field, fault, input, context } = view;
    const state = form.state();
    const isServers = (state.entries[field.slot]?.serverFault ?? null) !== null;
    const judged = fault === null || isServers ? null : kindOf(field).judge(input, context);
    if (fault === null || judged === null) return view;
    const [said] = explainFaults(form.plan, { faults: { [field.key]: judged }, state }, faultText);
    const text = said?.text ?? fault.text;
    return text === fault.text ? view : Object.freeze({ ...view, fault: { ...fault, text } });
  }
}

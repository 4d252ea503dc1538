import { kindOf } from '@bozor/form-engine';
import type { Catalogue } from '@bozor/form-engine/react';
import type { FieldView, FormStore } from '@bozor/form-engine/store';
import { explainFaults } from '@bozor/form-engine/validate';

import { createListeners } from '../../listeners.ts';

/** A form whose faults can change their language while it is filled. */
export interface LocalizedStore {
  /** The same form with localized fault texts: its values and events are those of the original. */
  readonly store: FormStore;
  /** Changes the language of the current and later faults. */
  readonly setLocale: (faultText: Catalogue['faultText']) => void;
}

/**
 * Creates a localized copy of a form. Faults of the server and messages of the definition are not
 * translated.
 */
export function createLocalizedStore(
  form: FormStore,
  firstText: Catalogue['faultText'],
): LocalizedStore {
  const listeners = createListeners();
  let faultText = firstText;
  let localized = new WeakMap<FieldView, FieldView>();

  const store: FormStore = {
    ...form,
    view: (index) => {
      const view = form.view(index);
      const known = localized.get(view) ?? translate(view);
      localized.set(view, known);
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
    setLocale: (next) => {
      if (next === faultText) return;
      faultText = next;
      localized = new WeakMap();
      listeners.notify();
    },
  };

  function translate(view: FieldView): FieldView {
    const { field, fault, input, context } = view;
    const state = form.state();
    const isServers = (state.entries[field.slot]?.serverFault ?? null) !== null;
    const current = fault === null || isServers ? null : kindOf(field).validate(input, context);
    if (fault === null || current === null) return view;
    const [explained] = explainFaults(
      form.plan,
      { faults: { [field.key]: current }, state },
      faultText,
    );
    const text = explained?.text ?? fault.text;
    return text === fault.text ? view : Object.freeze({ ...view, fault: { ...fault, text } });
  }
}

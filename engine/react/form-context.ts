import { createContext, use } from 'react';

import type { WidgetName } from '../fields/field-kind.ts';
import type { FormStore } from '../form/state/form-store.ts';
import type { Words } from './catalogue/words.ts';
import type { Widget } from './widget.ts';

/** A titled card of fields; `fields` are indexes in `plan.fields`. */
export interface FormSection {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly number[];
}

/** What every field of a form is drawn with. The same object while none of it changes. */
export interface FormCore {
  readonly store: FormStore;
  readonly widgets: Readonly<Record<WidgetName, Widget>>;
  /** For what is asked outside of rendering; components read `useWords`. */
  readonly words: Words;
  readonly isDisabled: boolean;
  /** Fields visible when the form was mounted: later ones fade in. */
  readonly shownAtStart: ReadonlySet<number>;
}

/** Where the fields of a form are. Apart from `FormCore`, so that a new list of sections redraws no field. */
export interface FormLayout {
  readonly sections: readonly FormSection[];
}

/** Gives the parts of a form what they share. */
export const FormCoreContext = createContext<FormCore | null>(null);

/** Gives the layout its sections. */
export const FormLayoutContext = createContext<FormLayout>({ sections: [] });

/** What every field of the form around is drawn with. Throws outside `<EngineForm>`. */
export function useFormCore(): FormCore {
  const core = use(FormCoreContext);
  if (core === null) {
    throw new Error('A part of a form was drawn outside of one. Put it inside <EngineForm>.');
  }
  return core;
}

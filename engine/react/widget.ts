import type { ComponentType } from 'react';

import type { FieldInput } from '../fields/field-value.ts';
import type { FieldView } from '../form/state/form-store.ts';
import type { Words } from './catalogue/words.ts';

/** Props of every widget. It owns no value: it renders `view` and reports what the person did. */
export interface WidgetProps {
  readonly view: FieldView;
  /** Id for the control that takes focus; the label and the error summary point at it. */
  readonly id: string;
  /** Id of the visible label, for `aria-labelledby` of groups and pop-ups. */
  readonly labelId: string;
  /** Ids of hint and error, ready for `aria-describedby`; `undefined` when there is neither. */
  readonly describedBy: string | undefined;
  /** Whether a fault is shown: for `aria-invalid`. */
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly onInput: (input: FieldInput) => void;
  /** The person left the field. */
  readonly onBlur: () => void;
  /** Asks again for options that failed to load. */
  readonly onRetry: () => void;
}

/** How a widget name is drawn. The frame around it (label, hint, error) is the template's. */
export interface Widget {
  readonly Control: ComponentType<WidgetProps>;
  /** Drawn at the right end of the label row: a counter, a slider's value. */
  readonly Aside: ComponentType<WidgetProps> | null;
  /** Whether a field has content there; absent: always. Constant while the form is open. */
  readonly hasAside?: (view: FieldView) => boolean;
  /**
   * `control`: the label is a <label> for one control; `group`: the controls form a group named by
   * the label (role and aria-labelledby are the widget's); `inside`: the widget draws the label.
   */
  readonly label: 'control' | 'group' | 'inside';
  /** Whether it takes the whole row of a two-column form. */
  readonly isWide: boolean;
  /** The sentence under the control while there is no error, in the words of the form's language. */
  readonly hint: (view: FieldView, words: Words) => string | null;
}

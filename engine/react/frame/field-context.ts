import { createContext, use } from 'react';

import type { FieldView } from '../../form/state/form-store.ts';
import type { FieldPlace } from '../sections/runs.ts';
import type { Widget, WidgetProps } from '../widget.ts';

/** One field as it is drawn now. */
export interface DrawnField {
  readonly view: FieldView;
  readonly widget: Widget;
  readonly controlProps: WidgetProps;
  /** Text of the line under the control while nothing is wrong. */
  readonly hint: string | null;
  /** Id of the line with the hint, the error or the failed list. */
  readonly messageId: string;
  /** Its place in a row of two columns. */
  readonly place: FieldPlace;
  /** Whether it appeared after the form was drawn, and fades in. */
  readonly isNew: boolean;
}

/** Gives the frame and the control their field; `null` around the form's own root. */
export const DrawnFieldContext = createContext<DrawnField | null>(null);

/** The field this part belongs to; `null` for the form's own root. */
export function useDrawnField(): DrawnField | null {
  return use(DrawnFieldContext);
}

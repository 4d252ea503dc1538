import type { FieldType } from '../definition/field-definition.ts';
import type { PlanField } from '../definition/plan.ts';
import { checkbox } from './checkbox.ts';
import { colorList } from './color-list.ts';
import { date } from './date.ts';
import { dropList } from './drop-list.ts';
import { editText } from './edit-text.ts';
import type { FieldKind } from './field-kind.ts';
import { imei } from './imei.ts';
import { listAdapter } from './list-adapter.ts';
import { listRadioButton } from './list-radio-button.ts';
import { list } from './list.ts';
import { map } from './map.ts';
import { radioButton } from './radio-button.ts';
import { rangeInput } from './range-input.ts';
import { readOnly } from './read-only.ts';
import { salary } from './salary.ts';
import { seekBar } from './seek-bar.ts';
import { textArea } from './text-area.ts';
import { url } from './url.ts';

const byType: Readonly<Record<FieldType, FieldKind>> = {
  DROP_LIST: dropList,
  SEEK_BAR: seekBar,
  RANGE_INPUT: rangeInput,
  LIST: list,
  LIST_ADAPTER: listAdapter,
  COLOR_LIST: colorList,
  EDIT_TEXT: editText,
  LIST_RADIO_BUTTON: listRadioButton,
  RADIO_BUTTON: radioButton,
  SALARY: salary,
  MAP: map,
  CHECKBOX: checkbox,
  TEXT_AREA: textArea,
  DATE: date,
  URL: url,
  IMEI: imei,
};

/** The sixteen kinds, in the order of spec §3. */
export const kinds: readonly FieldKind[] = Object.values(byType);

/** The kind that serves a field; a read-only one for a type this engine does not know. */
export function kindOf({ type }: PlanField): FieldKind {
  return type === null ? readOnly : byType[type];
}

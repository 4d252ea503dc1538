import type { PlanField } from '../definition/plan.ts';
import type { FieldKind } from './field-kind.ts';
import { checkbox } from './kinds/checkbox.ts';
import {
  colorList,
  dropList,
  list,
  listAdapter,
  listRadioButton,
  radioButton,
} from './kinds/choice-kinds.ts';
import { date } from './kinds/date.ts';
import { editText } from './kinds/edit-text.ts';
import { imei } from './kinds/imei.ts';
import { map } from './kinds/map.ts';
import { rangeInput } from './kinds/range-input.ts';
import { salary } from './kinds/salary.ts';
import { seekBar } from './kinds/seek-bar.ts';
import { textArea } from './kinds/text-area.ts';
import { url } from './kinds/url.ts';
import { readOnly } from './read-only.ts';

/** The sixteen kinds, in the order of `FIELD_TYPES`. */
export const kinds: readonly FieldKind[] = [
  dropList,
  seekBar,
  rangeInput,
  list,
  listAdapter,
  colorList,
  editText,
  listRadioButton,
  radioButton,
  salary,
  map,
  checkbox,
  textArea,
  date,
  url,
  imei,
];

const byType = new Map(kinds.map((kind) => [kind.type, kind]));

/** The kind that serves a field; a read-only one for a type this engine does not know. */
export function kindOf({ type }: PlanField): FieldKind {
  return byType.get(type) ?? readOnly;
}

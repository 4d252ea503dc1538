import type { DataType } from '../definition/field-definition.ts';
import { dataType } from '../rules/data-type.ts';
import { toIsoDate, toIsoDateTime } from './date-text.ts';
import { defineShape, type FieldShape } from './define-shape.ts';
import type { ShapeName } from './shape-name.ts';

/** Shape of a day: «18.11.2025» or ISO is typed, `2025-11-18` is the value. */
export const dateShape = shapeOf('date', 'DATE', toIsoDate);

/** Shape of a moment to the minute: «18.11.2025 14:20» or ISO is typed, `2025-11-18T14:20` is the value. */
export const dateTimeShape = shapeOf('date-time', 'DATETIME', toIsoDateTime);

/** Shape of what `toIso` writes; whether the day exists is for the data type's rule. */
function shapeOf(name: ShapeName, type: DataType, toIso: (text: string) => string): FieldShape {
  const rule = dataType(type, {});
  return defineShape<string, string>({
    name,
    isInput: (input) => typeof input === 'string',
    isBlank: (input) => input.trim() === '',
    toInput: (json) => (typeof json === 'string' ? json : undefined),
    read: (input) => {
      const value = toIso(input);
      const fault = rule(value);
      return fault === null ? { value, fault } : { value: null, fault };
    },
    judge: rule,
  });
}

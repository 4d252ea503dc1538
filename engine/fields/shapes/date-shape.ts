import type { Reading } from '../field-kind.ts';
import { readDateTime, readDay } from '../read-day.ts';
import { defineShape, type FieldShape } from './define-shape.ts';
import type { ShapeName } from './shape-name.ts';

/** Shape of a day: «18.11.2025» or ISO is typed, `2025-11-18` is the value. */
export const dateShape = shapeOf('date', readDay);

/** Shape of a moment to the minute: «18.11.2025 14:20» or ISO is typed, `2025-11-18T14:20` is the value. */
export const dateTimeShape = shapeOf('date-time', readDateTime);

/** Shape of what `read` reads: a day that could be read is right. */
function shapeOf(name: ShapeName, read: (text: string) => Reading<string>): FieldShape {
  return defineShape<string, string>({
    name,
    isInput: (input) => typeof input === 'string',
    isBlank: (input) => input.trim() === '',
    // A moment of another zone is local time from here on.
    toInput: (json) => (typeof json === 'string' ? (read(json).value ?? json) : undefined),
    read,
    validate: () => null,
  });
}

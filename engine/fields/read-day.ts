import type { SingleType } from '../definition/field-definition.ts';
import { dataType } from '../rules/data-type.ts';
import type { Reading } from './field-kind.ts';
import { toIsoDate, toIsoDateTime } from './shapes/date-text.ts';

const dayRule = dataType('DATE', {});

/** Reads a day as it was typed; a day that does not exist is a fault. */
export const readDay = dayReader('DATE', toIsoDate);

/** Reads a moment as it was typed; one that does not exist, or has no hour, is a fault. */
export const readDateTime = dayReader('DATETIME', toIsoDateTime);

function dayReader(
  name: SingleType,
  toIso: (text: string) => string,
): (text: string) => Reading<string> {
  const rule = dataType(name, {});
  return (text) => {
    const value = toIso(text);
    const fault = rule(value);
    if (fault === null) return { value, fault };
    // Only a moment is refused for being a day.
    return { value: null, fault: dayRule(value) === null ? { code: 'time.missing' } : fault };
  };
}

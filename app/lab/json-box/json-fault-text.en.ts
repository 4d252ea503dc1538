import type { LocatedJsonFault } from '@bozor/form-engine/json';

import { explanations } from '../explanations.en.ts';

/** Position and cause of a JSON fault: `line 2, column 15: expected a comma, found "}"`. */
export function jsonFaultText(fault: LocatedJsonFault): string {
  const { line, column } = fault;
  return `line\u00A0${line}, column\u00A0${column}: ${explanations.jsonFault(fault)}`;
}

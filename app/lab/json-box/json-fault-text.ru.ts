import type { LocatedJsonFault } from '@bozor/form-engine/json';

import { explanations } from '../explanations.ru.ts';

const NBSP = '\u00A0';

/** Position and cause of a JSON fault: `строка 2, знак 15 — здесь не может стоять «}»`. */
export function jsonFaultText(fault: LocatedJsonFault): string {
  const { line, column } = fault;
  return `строка${NBSP}${line}, знак${NBSP}${column} — ${explanations.jsonFault(fault)}`;
}

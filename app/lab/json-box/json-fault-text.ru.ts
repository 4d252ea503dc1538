import type { LocatedJsonFault } from '@bozor/form-engine/json';

const NBSP = '\u00A0';

/** Position and cause of a JSON fault: `строка 2, знак 15 — здесь не может стоять «}»`. */
export function jsonFaultText({ line, column, found }: LocatedJsonFault): string {
  const position = `строка${NBSP}${line}, знак${NBSP}${column}`;
  const what =
    found === null ? 'текст обрывается' : `здесь не может стоять ${characterText(found)}`;
  return `${position} — ${what}`;
}

function characterText(character: string): string {
  return character === '\n' || character === '\r' ? 'конец строки' : `«${character}»`;
}

import type { JsonFault } from './find-json-fault.ts';

const NBSP = '\u00A0';

/** Where a text stops being JSON, and at what: `строка 2, знак 15 — здесь не может стоять «}»`. */
export function jsonFaultText({ line, column, found }: JsonFault): string {
  const place = `строка${NBSP}${line}, знак${NBSP}${column}`;
  const what = found === null ? 'текст обрывается' : `здесь не может стоять ${signText(found)}`;
  return `${place} — ${what}`;
}

function signText(sign: string): string {
  return sign === '\n' || sign === '\r' ? 'конец строки' : `«${sign}»`;
}

import type { DiagnosticCode } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { JsonObject } from '../json.ts';

/** An object of a definition, its location, and the report of its defects. */
export interface Source {
  readonly json: JsonObject;
  readonly pointer: string;
  readonly report: Report;
}

const IGNORED_SPACES = /\s/g;
const NUMERIC_TEXT = /^[+-]?\d{1,40}(?:[.,]\d+)?$/;

/** Reads text; a number or a flag is taken as its text. `null` for absent, empty and unreadable. */
export function readText(source: Source, name: string): string | null {
  const json = source.json[name] ?? null;
  if (json === null || json === '') return null;
  if (typeof json === 'string') return json;
  noteProperty(source, name);
  return typeof json === 'number' || typeof json === 'boolean' ? String(json) : null;
}

/** Reads an identifier: text or a number, both compared as text. */
export function readId(source: Source, name: string): string | null {
  const json = source.json[name];
  return typeof json === 'number' && Number.isFinite(json) ? String(json) : readText(source, name);
}

/** Reads yes or no; absent is no. */
export function readFlag(source: Source, name: string): boolean {
  const json = source.json[name] ?? null;
  if (typeof json === 'boolean') return json;
  if (json !== null) noteProperty(source, name);
  return json === 'true' || json === 1;
}

/** Reads a finite number; numeric text is one, with a diagnostic. */
export function readNumber(source: Source, name: string): number | null {
  const json = source.json[name] ?? null;
  const number = toNumber(json);
  if (json !== null && json !== '' && (number === null || typeof json !== 'number')) {
    noteProperty(source, name);
  }
  return number;
}

/** Reads a length: a whole number, not negative. */
export function readLength(source: Source, name: string): number | null {
  const length = readNumber(source, name);
  if (length === null) return null;
  if (Number.isSafeInteger(length) && length >= 0) return length;
  noteProperty(source, name);
  return null;
}

/** The number that JSON is, or spells with a point or a comma; `null` for any other. */
export function toNumber(json: unknown): number | null {
  if (typeof json === 'number') return Number.isFinite(json) ? json + 0 : null;
  if (typeof json !== 'string') return null;
  const digits = json.replaceAll(IGNORED_SPACES, '');
  return NUMERIC_TEXT.test(digits) ? Number(digits.replace(',', '.')) + 0 : null;
}

/** Reports a defect of a property, present or absent: usually a wrong type. */
export function noteProperty(
  { json, pointer, report }: Source,
  name: string,
  code: DiagnosticCode = 'definition.property.type',
): void {
  report(code, `${pointer}/${name}`, json[name]);
}

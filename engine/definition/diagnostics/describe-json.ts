import { isJsonObject, isList, isScalar } from '../json.ts';

/** Longest text quoted in a message, in UTF-16 units. */
const QUOTED_LENGTH = 60;

/** Describes in a few English words what was found where something else was expected. Never throws. */
export function describeJson(json: unknown): string {
  if (typeof json === 'string') return JSON.stringify(cut(json));
  if (isList(json)) return `a list of ${json.length}`;
  if (json === null || isScalar(json)) return String(json);
  return isJsonObject(json) ? 'an object' : 'absent';
}

function cut(text: string): string {
  return text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;
}

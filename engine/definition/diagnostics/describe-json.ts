/** Longest text quoted in a message, in UTF-16 units. */
const QUOTED_LENGTH = 60;

/** Says in a few words what stands where something else was expected. Never throws, never long. */
export function describeJson(json: unknown): string {
  if (typeof json === 'string') return JSON.stringify(cut(json));
  if (Array.isArray(json)) return `a list of ${json.length}`;
  if (json === null || typeof json === 'number' || typeof json === 'boolean') return String(json);
  if (json === undefined) return 'absent';
  return typeof json === 'object' ? 'an object' : `no JSON (${typeof json})`;
}

function cut(text: string): string {
  return text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;
}

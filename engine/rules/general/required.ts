import type { Rule } from '../fault.ts';

/** Asks for a value: `null`, `undefined`, an empty list, `false` and blank text are none; 0 is one. */
export const required: Rule<unknown> = (value) => (isPresent(value) ? null : { code: 'required' });

function isPresent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== false;
}

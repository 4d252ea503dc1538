import { AD_ID } from '../ad/ad-terms.ts';
import { z } from './zod.ts';

/**
 * Whether PostgreSQL and JSON can both store a text: well-formed UTF-16 without NUL.
 *
 * @see https://www.postgresql.org/docs/current/datatype-character.html, "zero byte"
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Storable text of at most `max` UTF-16 units. */
export function text(max: number) {
  return z.string().check(z.maxLength(max), z.refine(isStorable));
}

/** Storable text of 1 to `max` UTF-16 units. */
export function filledText(max: number) {
  return text(max).check(z.minLength(1));
}

/** Identifier of a category, a subcategory or a recorded page, e.g. `cars.legkovye-avtomobili`. */
export const Slug = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/));

/** Identifier of an ad in a path. */
export const IdText = z.string().check(z.regex(AD_ID));

/** Maximum number of entries in the value of one filter, lists and objects together. */
export const FILTER_ENTRIES_LIMIT = 200;
/**
 * Maximum length of a text in a search filter, in UTF-16 units; equal to that of an option's value.
 */
export const FILTER_TEXT_LENGTH = 400;

/** Maximum size of a value. */
interface SizeLimits {
  readonly entries: number;
  /** Of one text, in UTF-16 units; absent when texts have rules of their own. */
  readonly text?: number;
}

/** Whether any JSON value is within the limits; stops reading at the first excess. */
export function fitsSize(value: unknown, { entries, text = Infinity }: SizeLimits): boolean {
  let left = entries;
  const fits = (one: unknown): boolean => {
    if (typeof one === 'string') return one.length <= text;
    if (typeof one !== 'object' || one === null) return true;
    const parts: readonly unknown[] = Array.isArray(one) ? one : Object.values(one);
    left -= parts.length;
    return left >= 0 && parts.every(fits);
  };
  return fits(value);
}

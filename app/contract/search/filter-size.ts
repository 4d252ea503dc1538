/** Entries that the value of one filter may have, in lists and objects together. */
export const FILTER_ENTRIES_LIMIT = 200;
/** Longest text in a filter of a search, in UTF-16 units: as long as the value of any option. */
export const FILTER_TEXT_LENGTH = 400;

/** What a value may hold. */
interface SizeLimits {
  readonly entries: number;
  /** Of one text, in UTF-16 units; left out where texts have rules of their own. */
  readonly text?: number;
}

/** Whether a value of any JSON stays within the limits; reads no more of it than they allow. */
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

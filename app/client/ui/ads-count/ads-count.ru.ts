import { countText } from '../plural/count-text.ts';

const AD = { one: 'объявление', few: 'объявления', many: 'объявлений' } as const;

/** «1 234 объявления»: the number and its noun are never parted. */
export function adsCount(count: number): string {
  return countText(count, AD);
}

import { countText } from '../plural/count-text.ts';

const AD = { one: 'объявление', few: 'объявления', many: 'объявлений' } as const;

/** «1 234 объявления», with a no-break space before the noun. */
export function adsCount(count: number): string {
  return countText(count, AD);
}

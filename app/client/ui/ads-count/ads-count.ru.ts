import { countText } from '../plural/count-text.ts';

const numbers = new Intl.NumberFormat('ru');
const AD = { one: 'объявление', few: 'объявления', many: 'объявлений' } as const;

/** «1 234 объявления», with a no-break space before the noun. */
export function adsCount(count: number): string {
  return countText(count, AD);
}

/** «1 234» */
export function shortCount(count: number): string {
  return numbers.format(count);
}

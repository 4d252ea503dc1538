import { numberText } from '../plural/count-text.ts';

/** «1 234 эълон»: after a number a Tajik noun stays as it is. */
export function adsCount(count: number): string {
  return `${numberText(count)}\u00A0эълон`;
}

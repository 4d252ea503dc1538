import type { Plan } from '@bozor/form-engine';

import type { SeededRandom } from './chance/seeded-random.ts';
import type { Product } from './seed-file.ts';

/** What a filter may hold in a draft. */
export type DraftValue = unknown;

/** An ad while it is being written. */
export interface AdSketch {
  readonly plan: Plan;
  readonly random: SeededRandom;
  readonly product: Product;
  /** Grammatical form of what the ad is about. */
  readonly form: Product['form'];
  /** Midnight in Dushanbe at which the day of the seeding begins. */
  readonly today: Date;
  /** Values by filter key, in the order they were chosen. */
  readonly values: Record<string, DraftValue>;
  /** Words by name that sentences may use and no filter holds. */
  readonly words: Record<string, string>;
  /** Pictures that fit better than the file's own. */
  photos: readonly string[];
}

/** The value of a key, or the word of that name, as a list: several, one or none. */
export function heldBy({ values, words }: AdSketch, key: string): readonly unknown[] {
  const value = values[key] ?? words[key];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** A value that must be a number by now. */
export function numberOf({ values }: AdSketch, key: string): number {
  const value = values[key];
  if (typeof value !== 'number') throw new Error(`"${key}" should hold a number by now.`);
  return value;
}

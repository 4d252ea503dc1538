import type { Plan } from '@bozor/form-engine';

import type { SeededRandom } from './chance/seeded-random.ts';
import type { Product } from './seed-file.ts';

/** A filter's value in a draft. */
export type DraftValue = unknown;

/** An ad while it is being generated. */
export interface AdSketch {
  readonly plan: Plan;
  readonly random: SeededRandom;
  readonly product: Product;
  /** Grammatical form of the ad's subject. */
  readonly form: Product['form'];
  /** Midnight in Dushanbe of the seeding's day. */
  readonly today: Date;
  /** Values by filter key, in the order they were chosen. */
  readonly values: Record<string, DraftValue>;
  /** Words by name for sentences, without a filter. */
  readonly words: Record<string, string>;
  /** Pictures that fit better than the file's own. */
  photos: readonly string[];
}

/** The value of a key, or the word of that name, as a list of several, one or none. */
export function heldBy({ values, words }: AdSketch, key: string): readonly unknown[] {
  const value = values[key] ?? words[key];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** A value that is known to be a number. */
export function numberOf({ values }: AdSketch, key: string): number {
  const value = values[key];
  if (typeof value !== 'number') throw new Error(`"${key}" should hold a number by now.`);
  return value;
}

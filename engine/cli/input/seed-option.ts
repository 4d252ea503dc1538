import { numberOption } from '../frame/cli-option.ts';

/** Largest seed, and one more than the largest that is picked where none is given. */
const SEED_LIMIT = 2 ** 31 - 1;

/** Makes chance repeatable. */
export const SEED_OPTION = numberOption('seed', {
  placeholder: '<number>',
  summary: ({ options }) => options.seed,
  min: 0,
  max: SEED_LIMIT,
});

/** The seed that was given, else one of chance. */
export function seedOf(given: number | null): number {
  return given ?? Math.floor(Math.random() * SEED_LIMIT);
}

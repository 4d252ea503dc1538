/** Maximum number of ads: more do not fit the ids of years of publishing. */
const ADS_LIMIT = 10_000_000;

/**
 * Reads the arguments of `npm run seed`.
 *
 * @returns Number of published ads to have.
 * @throws When it is not given as `--ads N`.
 */
export function readSeedArguments(given: readonly string[]): number {
  const [name, value = ''] = given;
  const count = /^\d{1,8}$/.test(value) ? Number(value) : 0;
  if (given.length === 2 && name === '--ads' && count >= 1 && count <= ADS_LIMIT) return count;
  throw new Error(`Write npm run seed -- --ads N, with a number from 1 to ${ADS_LIMIT}.`);
}

import type { Advertisement } from '../../../contract/index.ts';

type Characteristics = Advertisement['characteristics'];

/** Separator between the facts of a card. */
const BETWEEN = ' · ';
/** Minimum number of facts in a strip. */
const FEWEST = 2;

/**
 * The facts of the ad's card (`subtitle1`) with their names, in its order; empty below the minimum.
 */
export function pickKeyFacts({
  subtitle1,
  characteristics,
}: Pick<Advertisement, 'subtitle1' | 'characteristics'>): Characteristics {
  const facts = (subtitle1 ?? '')
    .split(BETWEEN)
    .flatMap((fact) => characteristics.find(({ value }) => value === fact) ?? []);
  return facts.length < FEWEST ? [] : facts;
}

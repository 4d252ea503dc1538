import type { Advertisement } from '../../../contract/index.ts';

type Characteristics = Advertisement['characteristics'];

/** Facts in the strip; fewer than two are no strip. */
const MOST = 4;
const FEWEST = 2;
/** Longest value and name, in UTF-16 units, that fit a quarter of the strip. */
const VALUE_LENGTH = 16;
const NAME_LENGTH = 22;

/**
 * The first four short characteristics, in the server's order, without those that the title says
 * already («Toyota Camry, 2018»); none when there are fewer than two.
 */
export function pickKeyFacts({
  title,
  characteristics,
}: Pick<Advertisement, 'title' | 'characteristics'>): Characteristics {
  const words = new Set(title.toLowerCase().split(/[\s,.;·]+/));
  const isSaid = (value: string) =>
    value
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.has(word));
  const short = characteristics.filter(
    ({ name, value }) =>
      value.length <= VALUE_LENGTH && name.length <= NAME_LENGTH && !isSaid(value),
  );
  return short.length < FEWEST ? [] : short.slice(0, MOST);
}

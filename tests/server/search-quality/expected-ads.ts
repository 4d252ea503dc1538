/** Queries with one meaning, and what people expect first. */
export interface ExpectedAds {
  /** Subcategories of the expected ads. */
  readonly sections: readonly string[];
  /** What the title of an expected ad contains. */
  readonly title: RegExp;
  /** Highest price of an expected ad, in somoni; `null` for any. */
  readonly highestPrice: number | null;
  readonly queries: readonly string[];
}

/** Makes a row of a corpus; texts as `section section`, and `query | query < highest price`. */
export function row(sections: string, title: RegExp, queries: string): ExpectedAds {
  const [asked = '', price] = queries.split(' < ');
  return {
    sections: sections.split(' '),
    title,
    highestPrice: price === undefined ? null : Number(price),
    queries: asked.split(' | '),
  };
}

export const CARS = 'cars.legkovye-avtomobili';
export const FLATS = 'real-estate.kvartiry new-buildings.kvartiry-v-novostroykah';
export const PHONES = 'electronics.telefony';
export const JOBS = 'jobs.vakansii jobs.rezyume jobs.podrabotka';

/** Names of sections in the texts of `rows`. */
const NAMED: Readonly<Record<string, string>> = { CARS, FLATS, PHONES, JOBS };

/** Makes the rows of a corpus from lines of `section section : title : query | query < price`. */
export function rows(text: string): readonly ExpectedAds[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [sections = '', title = '', queries = ''] = line.split(' : ');
      const ids = sections.split(' ').map((section) => NAMED[section] ?? section);
      return row(ids.join(' '), new RegExp(title, 'iu'), queries);
    });
}

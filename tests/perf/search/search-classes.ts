import { routes, type CreationStructure } from '../../../app/contract/index.ts';

/** A call of the search or of its count. */
export interface SearchCall {
  readonly url: string;
  readonly payload: object;
}

const CARS = 'cars.legkovye-avtomobili';
const FLATS = 'real-estate.kvartiry';

/** Searches by their class. */
export function searchClasses(
  structure: CreationStructure,
): Readonly<Record<string, readonly SearchCall[]>> {
  const scopes = structure.categories.flatMap(({ subcategories }) => subcategories).slice(0, 20);
  const make = (value: string) => ({ key: 'make', value: [value] });
  const price = (min: number | null, max: number | null) => ({ key: 'price', value: { min, max } });
  const makes = ['toyota', 'opel', 'mercedes-benz', 'hyundai', 'bmw'];
  return {
    browse: scopes.map(({ id }) => search({ subcategory_id: id })),
    make: makes.map((value) => search({ subcategory_id: CARS }, [make(value)])),
    'make + price': makes.map((value) =>
      search({ subcategory_id: CARS }, [make(value), price(50_000, 200_000)]),
    ),
    'two ranges': [100_000, 150_000, 200_000].map((max) =>
      search({ subcategory_id: CARS }, [
        price(null, max),
        { key: 'mileage', value: { min: null, max } },
      ]),
    ),
    'by price': makes.map((value) =>
      search({ subcategory_id: CARS }, [make(value), { key: 'sort', value: 'price_asc' }]),
    ),
    'one word, whole site': words(['квартира', 'телефон', 'машина', 'диван', 'работа', 'камри']),
    'two words, whole site': words(['тойота камри', 'квартира душанбе', 'iphone 13', 'opel astra']),
    'rare word': words(['пианино', 'аккордеон', 'саженцы', 'кларнет']),
    'word, newest first': ['квартира', 'диван'].map((query) =>
      search({ query }, [{ key: 'sort', value: 'newest' }]),
    ),
    'word in a subcategory': ['ремонт', 'новостройка', 'балкон'].map((query) =>
      search({ query, subcategory_id: FLATS }, [price(null, 1_000_000)]),
    ),
    'nothing found': words(['щлцжъ', 'xqzkw']),
    'count of a subcategory': scopes.map(({ id }) => count({ subcategory_id: id })),
    'count of a make': makes.map((value) => count({ subcategory_id: CARS }, [make(value)])),
    'count of a word': ['квартира', 'камри', 'диван'].map((query) => count({ query })),
  };
}

type Query = Readonly<Record<string, string>>;

function words(queries: readonly string[]): readonly SearchCall[] {
  return queries.map((query) => search({ query }));
}

function search(query: Query, filters: readonly object[] = []): SearchCall {
  return callOf(routes.search.path, query, filters);
}

function count(query: Query, filters: readonly object[] = []): SearchCall {
  return callOf(routes.searchCount.path, query, filters);
}

function callOf(path: string, query: Query, filters: readonly object[]): SearchCall {
  return { url: `${path}?${new URLSearchParams(query).toString()}`, payload: { filters } };
}

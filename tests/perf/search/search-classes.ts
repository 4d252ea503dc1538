import { routes, type CreationStructure } from '../../../app/contract/index.ts';

/** A call of the search or of its count. */
export interface SearchCall {
  readonly url: string;
  readonly payload: object;
}

const CARS = 'cars.legkovye-avtomobili';
const FLATS = 'real-estate.kvartiry';

const PHOTO = { key: 'with_photo', value: true };
/** A map of the whole country. */
const COUNTRY = { south: '36.6', west: '67.3', north: '41.1', east: '75.2', zoom: '7' };

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
    'facets of a subcategory': scopes.map(({ id }) => facets({ subcategory_id: id })),
    'facets of a make': makes.map((value) => facets({ subcategory_id: CARS }, [make(value)])),
    'facets of a price': [100_000, 200_000].map((max) =>
      facets({ subcategory_id: CARS }, [price(null, max)]),
    ),
    'facets with photo': [{}, { category_id: 'cars' }, { subcategory_id: CARS }].map((query) =>
      facets(query, [PHOTO]),
    ),
    'facets of a word': ['квартира', 'камри'].map((query) => facets({ query })),
    'sections of a word': ['квартира', 'тойота камри', 'диван'].map((query) =>
      callOf(routes.searchSections.path, { query }, []),
    ),
    'sections of a category': [[], [PHOTO]].map((filters) =>
      callOf(routes.searchSections.path, { category_id: 'cars' }, filters),
    ),
    'wider searches': [
      callOf(routes.searchWider.path, { query: 'тойота камри', subcategory_id: CARS }, [
        price(null, 50_000),
        { key: 'city', value: ['dushanbe'] },
      ]),
      callOf(routes.searchWider.path, { query: 'квартира ремонт душанбе' }, []),
    ],
    map: [{}, { subcategory_id: CARS }, { query: 'квартира' }].map((query) =>
      callOf(routes.searchMap.path, { ...query, ...COUNTRY }, []),
    ),
    'map of a filter': [
      callOf(routes.searchMap.path, { subcategory_id: CARS, ...COUNTRY }, [make('toyota')]),
      callOf(routes.searchMap.path, COUNTRY, [PHOTO]),
    ],
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

function facets(query: Query, filters: readonly object[] = []): SearchCall {
  return callOf(routes.searchFacets.path, query, filters);
}

function callOf(path: string, query: Query, filters: readonly object[]): SearchCall {
  return { url: `${path}?${new URLSearchParams(query).toString()}`, payload: { filters } };
}

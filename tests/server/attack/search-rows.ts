import { routes } from '../../../app/contract/index.ts';
import { get, post, type Row } from './cells.ts';

/** An answer with hearts of the caller refuses a token that is not valid. */
const NO_STALE_TOKEN = { expired: 401 };

/** Rows of the searches: open to everybody. */
export const searchRows: readonly Row[] = [
  [routes.suggestions, 'anyone', get(`${routes.suggestions.path}?query=a`)],
  [
    routes.search,
    'anyone',
    { ...post(routes.search, () => ({ filters: [] }), 200), but: NO_STALE_TOKEN },
  ],
  [routes.searchCount, 'anyone', post(routes.searchCount, () => ({ filters: [] }), 200)],
  [routes.searchFacets, 'anyone', post(routes.searchFacets, () => ({ filters: [] }), 200)],
  [
    routes.searchMap,
    'anyone',
    {
      ...post(
        {
          ...routes.searchMap,
          path: `${routes.searchMap.path}?south=36&west=67&north=42&east=75&zoom=7`,
        },
        () => ({ filters: [] }),
        200,
      ),
      but: NO_STALE_TOKEN,
    },
  ],
  [routes.searchSections, 'anyone', post(routes.searchSections, () => ({ filters: [] }), 200)],
  [routes.searchLoosened, 'anyone', post(routes.searchLoosened, () => ({ filters: [] }), 200)],
  [routes.searchWider, 'anyone', post(routes.searchWider, () => ({ filters: [] }), 200)],
];

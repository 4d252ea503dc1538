import type { PageReads, Read, SearchRead } from '../../client/draw/page-reads.ts';
import type { SiteLinks } from '../../contract/index.ts';
import {
  CreationStructure,
  FilterPage,
  PublisherAdsQuery,
  refusalText,
  SearchBody,
  SearchQuery,
} from '../../contract/index.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/open-database.ts';
import {
  findAdvertisement,
  presentAdvertisement,
  whyNotShown,
} from '../modules/advertisements/index.ts';
import {
  findCategoryPage,
  findStructure,
  findSubcategoryPage,
  localizePage,
  localizeStructure,
} from '../modules/definitions/index.ts';
import { findPublisher, findPublisherAds } from '../modules/publishers/index.ts';
import { countAds, findAds } from '../modules/search/index.ts';
import { findSimilarAds } from '../modules/similar/index.ts';
import type { PageLanguage } from '../page-language.ts';
import { keepRecent } from '../recent-values.ts';
import { presentFacts } from './present-facts.ts';

/** Maximum number of cached pages of definitions: more than exist. */
const KEPT_PAGES = 500;

/** The viewer of a rendered page: always a guest. */
const GUEST = null;

/** The API's reads, called in the modules directly, without HTTP; sections have names in a language. */
export function createReads(db: Database, links: SiteLinks, language: PageLanguage): PageReads {
  const parsed = keepRecent<FilterPage>(KEPT_PAGES);
  return {
    // Through the schema, as for an answer: rows have more fields than a page may contain.
    structure: async () =>
      CreationStructure.parse(localizeStructure(await findStructure(db), language)),
    links: async () => links,
    filterPage: ({ kind, id }) =>
      toRead(async () => {
        const stored =
          kind === 'category'
            ? await findCategoryPage(db, id)
            : await findSubcategoryPage(db, 'search', id);
        if (stored === null) throw new ApiError(`${kind}.unknown`);
        const page = await localizePage(stored, language);
        return parsed.find(page.hash, async () => FilterPage.parse(JSON.parse(page.json)));
      }),
    search: (search) => toRead(() => findAds(db, toRequest(search), GUEST)),
    count: (search) => toRead(async () => ({ count: await countAds(db, toRequest(search)) })),
    publisher: (id) => toRead(() => findPublisher(db, id)),
    publisherAds: (id, query, cursor) =>
      toRead(async () => {
        const words = PublisherAdsQuery.safeParse({
          query,
          ...(cursor !== null && { cursor }),
        });
        if (!words.success) throw new ApiError('request.invalid');
        return findPublisherAds(db, { id, ...words.data }, GUEST);
      }),
    similar: (id) => toRead(() => findSimilarAds(db, id, GUEST)),
    ad: (id) =>
      toRead(async () => {
        const stored = await findAdvertisement(db, id, GUEST);
        const refusal = whyNotShown(stored);
        if (refusal !== null || stored === null) throw new ApiError(refusal ?? 'ad.unknown');
        return { ad: presentAdvertisement(stored, GUEST), facts: presentFacts(stored) };
      }),
  };
}

/** Parses a search as its route does. */
function toRequest({ filters, literal, limit, cursor, ...place }: SearchRead) {
  const search = SearchQuery.safeParse({
    query: place.query,
    category_id: place.categoryId,
    subcategory_id: place.subcategoryId,
    limit,
    ...(cursor !== null && { cursor }),
  });
  const body = SearchBody.safeParse({ filters, literal });
  if (!search.success || !body.success) throw new ApiError('request.invalid');
  return { search: search.data, body: body.data };
}

/** A refusal becomes an answer; a failure of the server is thrown. */
async function toRead<Answer>(find: () => Promise<Answer>): Read<Answer> {
  try {
    return { answer: await find() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    return { refusal: { code: error.code, message: refusalText(error.code) } };
  }
}

import { QUERY_LENGTH } from '../../../contract/plain.ts';

/** Parameter of the words of a search among a publisher's ads. */
export const PUBLISHER_QUERY = 'q';

/** The words of a search among a publisher's ads, from the query string; `''` without one. */
export function readPublisherQuery(search: string): string {
  const words = new URLSearchParams(search).get(PUBLISHER_QUERY) ?? '';
  return words.trim().slice(0, QUERY_LENGTH);
}

/** The address of the part of a publisher's ads after the cursor. */
export function publisherPageHref(path: string, query: string, cursor: string | null): string {
  const parameters = new URLSearchParams({
    ...(query !== '' && { [PUBLISHER_QUERY]: query }),
    ...(cursor !== null && { cursor }),
  });
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

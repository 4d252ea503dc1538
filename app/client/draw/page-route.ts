import { AD_ID, documentAt } from '../../contract/plain.ts';
import type { DocumentId } from '../../contract/plain.ts';
import { readPublisherQuery } from '../features/publisher/publisher-query.ts';
import { readCursor, readSearchAddress } from '../links/search-address.ts';
import type { SearchAddress } from '../links/search-address.ts';

/** The page at an address. */
export type PageRoute =
  | { readonly kind: 'home' }
  | { readonly kind: 'results'; readonly address: SearchAddress; readonly cursor: string | null }
  | { readonly kind: 'ad'; readonly id: number }
  /** A publisher, the words of a search among the ads, and the cursor of a page of them. */
  | {
      readonly kind: 'publisher';
      readonly id: number;
      readonly query: string;
      readonly cursor: string | null;
    }
  /** The safety guide. */
  | { readonly kind: 'guide' }
  | { readonly kind: 'document'; readonly id: DocumentId }
  /** A page of one user: the server renders only its frame. */
  | { readonly kind: 'personal'; readonly path: string }
  | { readonly kind: 'unknown' };

const PERSONAL =
  /^\/(?:my-advertisements(?:\/[1-9]\d{0,8})?|favorites|comparisons|profile(?:\/(?:edit|my-devices|settings))?|create-ad)\/?$/i;
const GUIDE = /^\/safety-guide\/?$/i;
const DOCUMENT = /^\/documents\/([^/]+)\/?$/i;
const PUBLISHER = /^\/user\/([^/]+)\/?$/i;
const AD = /^\/advertisement\/([^/]+)\/?$/i;

/** Finds the page of an address by the same rules as the client's routes. */
export function pageRoute(path: string, search: string): PageRoute {
  if (path === '/') return { kind: 'home' };
  if (PERSONAL.test(path)) return { kind: 'personal', path };
  if (GUIDE.test(path)) return { kind: 'guide' };
  const [, id] = AD.exec(path) ?? [];
  if (id !== undefined) return AD_ID.test(id) ? { kind: 'ad', id: Number(id) } : UNKNOWN;
  const [, user] = PUBLISHER.exec(path) ?? [];
  if (user !== undefined) {
    if (!AD_ID.test(user)) return UNKNOWN;
    const query = readPublisherQuery(search);
    return { kind: 'publisher', id: Number(user), query, cursor: readCursor(search) };
  }
  const document = documentAt(DOCUMENT.exec(path)?.[1]);
  if (document !== null) return { kind: 'document', id: document };
  const address = readSearchAddress(path, search);
  if (address === null) return UNKNOWN;
  return { kind: 'results', address, cursor: readCursor(search) };
}

const UNKNOWN = { kind: 'unknown' } as const;

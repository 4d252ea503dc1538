import { isSearchParameter } from '../modules/search/index.ts';

/** First words of pages' paths, which the client's routes find in any case. */
const SECTION =
  /^\/(?:search|category|subcategory|advertisement|user|favorites|comparisons|safety-guide|documents)(?=\/|$)/i;
/** Several slashes, or backslashes, which browsers read as slashes. */
const SLASHES = /[\\/]{2,}/g;

/**
 * Corrects a mistyped address of a page: doubled slashes, capital letters in the name of a section.
 *
 * @param url Path and query string.
 * @returns An address that begins with one slash, so it never leaves the site; `null` for a proper
 *   one.
 */
export function toProperUrl(url: string): string | null {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const proper = path.replaceAll(SLASHES, '/').replace(SECTION, (section) => section.toLowerCase());
  return proper === path ? null : proper + (at < 0 ? '' : url.slice(at));
}

/**
 * Escapes the percent signs of a path that cannot be decoded: it is found unknown as any other, and
 * the caller gets a page.
 */
export function toDecodableUrl(url: string): string {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + (at < 0 ? '' : url.slice(at));
  }
}

/** Paths of pages of one user, which have parameters of their own. */
const PERSONAL = /^\/(?:create-ad|favorites|comparisons|profile|my-advertisements)/i;

/**
 * Leaves out the parameters that no public page reads, such as a long identifier of an advertising
 * network: the page is the same.
 */
export function withoutForeignParameters(url: string): string {
  const at = url.indexOf('?');
  if (at < 0 || PERSONAL.test(url)) return url;
  const known = url
    .slice(at + 1)
    .split('&')
    .filter((part) => isSearchParameter(part.split('=', 1)[0] ?? ''));
  return url.slice(0, at) + (known.length === 0 ? '' : `?${known.join('&')}`);
}

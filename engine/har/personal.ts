import type { Json } from '../index.ts';
import { isJsonObject, isList } from '../json.ts';

/** How deep JSON is followed; what lies deeper becomes `null`. No page is a tenth as deep. */
const DEPTH = 64;

/** Is where something personal was. */
const HIDDEN = '…';

const EMAIL = /[^\s@"'<>]{1,64}@[^\s@"'<>]{1,190}\.[a-z]{2,24}/giu;
const PHONE = /(?:\+|\b00|\b(?=992))\d(?:[\s().-]{0,3}\d){8,14}/gu;
// Begins where a run of letters does: a hostile text would be read through from each of its letters.
const SIGNED_TOKEN = /(?<![\w-])(?=[\w-]*\beyJ)[\w-]{8,}\.[\w-]{5,}(?:\.[\w-]*)?/gu;
const BEARER = /\bbearer\s+[\w.~+/=-]{8,}/giu;

/** Names whose value is private, whatever it looks like. */
const SECRET_NAME =
  /token|secret|passw|auth|session|cookie|otp|phone|e-?mail|api[_-]?key|signature|credential|^code$|^sid$|_sid$/iu;

/** The text without addresses of mail, telephone numbers and tokens. */
export function withoutPersonalText(text: string): string {
  return [SIGNED_TOKEN, BEARER, EMAIL, PHONE].reduce(
    (left, pattern) => left.replaceAll(pattern, HIDDEN),
    text,
  );
}

/**
 * JSON without what is personal: texts and names as above, and whatever is under a name like
 * `access_token`, flags apart. The rest is copied as it is.
 */
export function withoutPersonal(json: unknown, depth = DEPTH): Json {
  if (typeof json === 'string') return withoutPersonalText(json);
  if (typeof json === 'number' || typeof json === 'boolean') return json;
  if (depth === 0) return null;
  if (isList(json)) return json.map((member) => withoutPersonal(member, depth - 1));
  if (!isJsonObject(json)) return null;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      withoutPersonalText(name),
      isSecret(name, value) ? HIDDEN : withoutPersonal(value, depth - 1),
    ]),
  );
}

function isSecret(name: string, value: unknown): boolean {
  const isTelling = value !== '' && value !== null && typeof value !== 'boolean';
  return isTelling && SECRET_NAME.test(name);
}

/**
 * An address fit to be listed: without user, password and fragment; values of the query and parts
 * of the path that may be personal are hidden. Only plain words and short numbers stay. Addresses
 * that are not of the web hold data, or folders of a person's machine.
 */
export function plainUrl(url: URL): string {
  if (!/^(?:http|ws)s?:$/.test(url.protocol)) return `${url.protocol}${HIDDEN}`;
  const path = url.pathname
    .split('/')
    .map((part) => (isPlain(decoded(part)) ? part : HIDDEN))
    .join('/');
  const query = Array.from(url.searchParams, ([name, value]) => {
    const isShown = isPlain(value) && !SECRET_NAME.test(name);
    return `${isPlain(name) ? name : HIDDEN}=${isShown ? value : HIDDEN}`;
  });
  const asked = query.length === 0 ? '' : `?${query.join('&')}`;
  return `${url.protocol}//${url.host}${path}${asked}`;
}

/** Words and short numbers: no spaces, no run of digits that could be a personal number. */
function isPlain(text: string): boolean {
  if (text === '') return true;
  if (!/^[\w.~:,-]{1,48}$/u.test(text) || /\d{7}/u.test(text)) return false;
  const digits = text.replaceAll(/\D/gu, '').length;
  return digits <= 8 && !isToken(text, digits);
}

/** Capitals among small letters, too many for a name: sooner with digits between them. */
function isToken(text: string, digits: number): boolean {
  const isMixed = /[a-z]/u.test(text) && /[A-Z]/u.test(text);
  return isMixed && text.length > (digits > 0 ? 15 : 20);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

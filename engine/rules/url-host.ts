import type { Rule } from './fault.ts';

const MAX_HOST_LENGTH = 253;
const AUTHORITY = /^(?:https?:\/\/)?([^/?#]*)/i;
const ASCII = /^[\0-\x7F]*$/;
const PORT = /:\d+$/;
const ASCII_LABEL = /^[a-z\d-]{1,63}$/i;
const ANY_LABEL = /^[\p{L}\p{M}\p{Nd}-]+$/u;

/**
 * Accepts an address whose host has at least two labels of letters, digits or hyphens.
 *
 * The scheme (http, https) may be left out; path, query and port are ignored. User info, a trailing
 * dot and underscores are faults. A host in other letters is validated in its ASCII (`xn--`) form.
 *
 * @returns `null` for such an address, and for `''`. Never throws.
 * @see RFC 1035, section 2.3, for the labels and their lengths; RFC 5890 for `xn--` labels.
 */
export const urlHost: Rule<string> = (text) => {
  if (text === '') return null;
  const host = toAscii((AUTHORITY.exec(text)?.[1] ?? '').replace(PORT, ''));
  if (host === null || host.length > MAX_HOST_LENGTH) return { code: 'url.invalid' };
  const labels = host.split('.');
  const isHost = labels.length >= 2 && labels.every((label) => ASCII_LABEL.test(label));
  return isHost ? null : { code: 'url.invalid' };
};

/** A host of any letters in ASCII; `null` when it has none, or other signs than letters. */
function toAscii(host: string): string | null {
  if (ASCII.test(host)) return host;
  // The parser decodes and drops signs of its own accord, so it is shown letters only.
  if (!host.split('.').every((label) => ANY_LABEL.test(label))) return null;
  // Of a number in wide digits, «５», it would make the address 0.0.0.5.
  const plain = host.normalize('NFKC');
  if (ASCII.test(plain)) return plain;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    // Letters that no domain may have; `URL.parse` would answer `null`, but is too young a name.
    return null;
  }
}

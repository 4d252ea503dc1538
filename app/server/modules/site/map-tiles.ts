import type { SiteLinks } from '../../../contract/index.ts';

/** Whether pictures of a map come from a URL; its host, `{s}` for a letter, is safe in a policy. */
export function isTileUrl(text: string): boolean {
  const isPlain = /^https:\/\/(?:\{s\}\.)?[a-z0-9.-]+(?::\d{1,5})?\/[\x21-\x7e]+$/.test(text);
  const parts = ['{z}', '{x}', '{y}'];
  return (
    isPlain && parts.every((part) => text.includes(part)) && URL.canParse(text.replace('{s}', 'a'))
  );
}

/**
 * The map's pictures; `null` when they are off.
 *
 * @param attribution Whose they are, and optionally the URL that this links to.
 */
export function readTiles(url: string, attribution: string): SiteLinks['map_tiles'] {
  if (url === '') return null;
  const text = attribution.trim();
  const at = text.search(/\shttps:\/\/\S+$/);
  if (at < 0) return { url, attribution: text, attribution_url: null };
  return { url, attribution: text.slice(0, at).trimEnd(), attribution_url: text.slice(at + 1) };
}

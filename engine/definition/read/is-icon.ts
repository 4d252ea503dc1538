const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const WEB_ADDRESS = /^https?:\/\//i;
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Whether text may be an option's picture: an http(s) address, an absolute path of the same
 * origin, or a colour in hex. Any other scheme is refused, so that a definition runs no script.
 */
export function isIcon(text: string): boolean {
  if (COLOUR.test(text) || OWN_PATH.test(text)) return true;
  return WEB_ADDRESS.test(text) && URL.canParse(text);
}

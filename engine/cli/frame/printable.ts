/** Signs that a terminal acts on, or that turn its text around. */
const ACTING = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu;
const ESCAPE = '\u001B';
/** What behind an escape makes it a colour. */
const COLOUR = /^\[\d{1,2}m/;

/**
 * A text as a terminal may be given it: colours stay, but what a file holds must not move the
 * cursor or set the title of a window.
 */
export function printable(text: string): string {
  return text.replaceAll(ACTING, (sign, at: number) => {
    const isColour = sign === ESCAPE && COLOUR.test(text.slice(at + 1, at + 5));
    return isColour ? sign : '\uFFFD';
  });
}

/** Signs that a terminal acts on or that turn its text around, but the ends of lines and our colours. */
// oxlint-disable-next-line no-control-regex
const ACTING = /\x1B(?!\[\d{1,2}m)|[\0-\x08\x0B-\x1A\x1C-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]/g;

/** A text as a terminal may be given it: what a file holds could move its cursor or set its title. */
export function printable(text: string): string {
  return text.replaceAll(ACTING, '\uFFFD');
}

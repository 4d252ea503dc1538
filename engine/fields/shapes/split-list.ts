const ESCAPED = /[\\,\n]/g;
const PIECE = /\\([\\,\n])|[^\\,\n]+|[^]/g;

/** Joins texts by `separator`, a comma or one followed by space; signs that could part are escaped by `\`. */
export function joinList(texts: readonly string[], separator: ',' | ', '): string {
  return texts.map((text) => text.replaceAll(ESCAPED, String.raw`\$&`)).join(separator);
}

/**
 * Splits a text at each of the `separators`. A `\` takes the meaning from a comma, a new line or
 * another `\` after it; before any other sign it is an ordinary one.
 */
export function splitList(text: string, separators: ',' | ',\n'): readonly string[] {
  const members: string[] = [];
  let member = '';
  for (const [piece, sign = piece] of text.matchAll(PIECE)) {
    if (separators.includes(piece)) {
      members.push(member);
      member = '';
    } else {
      member += sign;
    }
  }
  return [...members, member];
}

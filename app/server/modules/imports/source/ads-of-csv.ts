/** Columns of a CSV file that are not filters. */
const OWN = new Set(['id', 'phone', 'category_id', 'subcategory_id', 'images']);

/**
 * Reads the ads of a CSV file (RFC 4180, UTF-8): the first row names the columns, every column
 * beyond the ad's own is a filter. `images` has names with `|` between them; a cell that begins
 * with `[` or `{` is JSON; an empty cell is no value.
 */
export function adsOfCsv(text: string): readonly unknown[] {
  const [head = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  return rows.map((row) => {
    const cells = head.map((name, index) => [name.trim(), row[index] ?? ''] as const);
    const filled = cells.filter(([, cell]) => cell !== '');
    const own = Object.fromEntries(filled.filter(([name]) => OWN.has(name)));
    return {
      ...own,
      images: (own['images'] ?? '').split('|').filter((name) => name !== ''),
      filters: Object.fromEntries(
        filled.filter(([name]) => !OWN.has(name)).map(([name, cell]) => [name, valueOf(cell)]),
      ),
    };
  });
}

function valueOf(cell: string): unknown {
  if (!/^[[{]/.test(cell)) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    // A text that only begins like JSON.
    return cell;
  }
}

/** A quoted cell, a plain one, and the sign after it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function rowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text);
    if (found === null) throw new SyntaxError(`Row ${rows.length + 1} of the CSV is broken.`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  if (row.some((cell) => cell !== '')) rows.push(row);
  return rows;
}

/** A row of a table: its title, then its cells. */
export type Row = readonly [title: string, ...cells: readonly string[]];

/** A Markdown table, padded so that it is readable in a terminal. */
export function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => `${'-'.repeat(width + 1)}${column === 0 ? '-' : ':'}`).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** A number with decimals by its size: `0.083`, `1.42`, `15.3`, `204`. */
export function short(number: number): string {
  const size = Math.abs(number);
  if (size >= 100) return number.toFixed(0);
  if (size >= 10) return number.toFixed(1);
  return size >= 1 ? number.toFixed(2) : number.toFixed(3);
}

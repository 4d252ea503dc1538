import type { Coverage, CoverageRow } from '../../inspect.ts';
import type { LocalizedIo } from '../frame/io.ts';
import { paint } from '../frame/paint.ts';
import type { CliWords } from '../words/english.en.ts';

const GAP = 2;
const NOTHING = '·';

/** A line of the table: what is counted, and a count for every type. */
interface Line {
  readonly title: string;
  readonly counts: readonly number[];
}

/** Conditions down, types across, how many fields there are in each cell. */
export function coverageText(
  found: Coverage,
  { stdout: output, words: { coverage } }: LocalizedIo,
): string {
  const { rows, pages, fields } = found;
  // Unknown types are worth a column only where there are some.
  const shown = rows.filter(({ type, total }) => type !== null || total.count > 0);
  const lines = linesOf(shown, coverage);
  const heads = shown.map(({ type }) => (type ?? coverage.unknown).split('_'));
  const titleWidth = Math.max(...lines.map(({ title }) => title.length));
  const widths = heads.map((words, column) =>
    Math.max(
      ...words.map((word) => word.length),
      ...lines.map(({ counts }) => String(counts[column] ?? 0).length),
    ),
  );
  const toRow = (title: string, cells: readonly string[]) =>
    [title.padEnd(titleWidth), ...cells.map((cell, column) => cell.padStart(widths[column] ?? 0))]
      .join(' '.repeat(GAP))
      .trimEnd();

  const headHeight = Math.max(...heads.map((words) => words.length));
  const headRows = Array.from({ length: headHeight }, (_, line) =>
    paint(
      output,
      'bold',
      toRow(
        '',
        heads.map((words) => words[line - headHeight + words.length] ?? ''),
      ),
    ),
  );
  const body = lines.map(({ title, counts }) =>
    toRow(
      title,
      counts.map((count) => (count === 0 ? NOTHING : String(count))),
    ),
  );
  const unmet = rows.flatMap(({ type, total }) =>
    type !== null && total.count === 0 ? [type] : [],
  );
  const summary = [
    coverage.sum(pages, fields),
    unmet.length === 0 ? coverage.allMet : coverage.unmet(unmet),
  ].join('; ');
  return `${[...headRows, ...body, '', summary].join('\n')}\n`;
}

function linesOf(rows: readonly CoverageRow[], words: CliWords['coverage']): readonly Line[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    { title: words.fields, counts: rows.map(({ total }) => total.count) },
    ...first.features.map(({ of }, index) => ({
      title: words.feature(of),
      counts: rows.map(({ features }) => features[index]?.count ?? 0),
    })),
    ...first.dataTypes.map(({ of }, index) => ({
      title: of,
      counts: rows.map(({ dataTypes }) => dataTypes[index]?.count ?? 0),
    })),
  ];
}

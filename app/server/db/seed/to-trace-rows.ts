import { parseFixture, type FixtureOf } from './parse-fixture.ts';
import type { Row } from './row.ts';
import { TROUBLE_GROUP } from './seed-text.ru.ts';

type Category = FixtureOf<'pages/structure'>['categories'][number];

/** The page that a trace was recorded on. */
interface Place {
  readonly group: string;
  readonly title: string;
  readonly ordinal: number;
}

/**
 * Converts the recorded traces to rows, in the order of the categories; those without a category
 * are last.
 *
 * @throws When a file is not a trace.
 */
export function toTraceRows(
  files: readonly (readonly [path: string, text: string])[],
  { categories }: { readonly categories: readonly Category[] },
): readonly Row[] {
  const places = placesById(categories);
  return files
    .filter(([path]) => path.startsWith('traces/'))
    .map(([path, text]) => {
      const { title: shows, mode } = parseFixture('traces/', path, text);
      const id = path.slice('traces/'.length).replace(/\.trace$/, '');
      const place = places.get(id.slice(id.indexOf('/') + 1));
      const { group, title, ordinal } = place ?? {
        group: TROUBLE_GROUP,
        title: shows,
        ordinal: places.size,
      };
      return { index: ordinal, row: { id, group, title, mode, shows, trace: text } };
    })
    .toSorted((one, other) => one.index - other.index)
    .map(({ row }, ordinal) => ({ ...row, ordinal }));
}

function placesById(categories: readonly Category[]): ReadonlyMap<string, Place> {
  const all = categories.flatMap(({ id, name, subcategories }) => [
    { id, group: name, title: name },
    ...subcategories.map((subcategory) => ({
      id: subcategory.id,
      group: name,
      title: subcategory.name,
    })),
  ]);
  return new Map(all.map(({ id, group, title }, ordinal) => [id, { group, title, ordinal }]));
}

import { describe, expect, test } from 'vitest';

import { FIELD_TYPES } from '../../../engine/index.ts';
import { carPage } from './cars.ts';
import { json, runIn } from './memory-io.ts';

const world = { files: { 'a.json': json(carPage), 'b.json': json(carPage) } };

describe('coverage', () => {
  test('counts fields by type and by what they have', async () => {
    const { exit, stdout } = await runIn(world, 'coverage', '*.json');
    expect(exit).toBe(0);
    const lines = stdout.split('\n');
    const row = (title: string) => lines.find((line) => line.startsWith(title));
    expect(row('fields ')?.split(/\s+/)).toEqual([
      'fields',
      '4',
      ...dots(5),
      '2',
      ...dots(4),
      '2',
      ...dots(4),
    ]);
    expect(row('on-demand ')?.split(/\s+/)).toEqual(['on-demand', '2', ...dots(15)]);
    expect(row('INTEGER ')?.split(/\s+/)).toEqual(['INTEGER', ...dots(6), '2', ...dots(9)]);
    // Numbers end where their headings end.
    const heading = lines.find((line) => line.endsWith('IMEI')) ?? '';
    expect(
      lines.filter((line) => line.endsWith('·')).every((line) => line.length === heading.length),
    ).toBe(true);
    expect(heading.indexOf('CHECKBOX') + 'CHECKBOX'.length - 1).toBe(
      row('fields ')?.lastIndexOf('2'),
    );
    expect(stdout).toContain('2 pages, 8 fields; not met: SEEK_BAR,');
  });

  test('names as data the files that have a field', async () => {
    const { stdout } = await runIn(world, 'coverage', '*.json', '--json');
    const { rows }: { rows: readonly { type: string | null; total: object }[] } =
      JSON.parse(stdout);
    expect(rows.map(({ type }) => type)).toEqual([...FIELD_TYPES, null]);
    expect(rows[0]?.total).toEqual({ count: 4, pages: ['a.json', 'b.json'] });
  });

  test('has a column for unknown types where there are some', async () => {
    const odd = [{ id: 1, key: 'x', name: 'Х', type: 'NEW', data_type: 'STRING' }];
    const { stdout } = await runIn({ input: json(odd) }, 'coverage', '-');
    expect(stdout).toContain('unknown');
    expect(stdout).toContain('1 page, 1 field; not met: DROP_LIST,');
  });

  test('counts the good files though one is bad, and still fails', async () => {
    const files = { ...world.files, 'c.json': 'no' };
    const { exit, stdout } = await runIn({ files }, 'coverage', '*.json');
    expect(exit).toBe(3);
    expect(stdout).toContain('2 pages, 8 fields');
  });
});

function dots(count: number): readonly string[] {
  return Array.from({ length: count }, () => '·');
}

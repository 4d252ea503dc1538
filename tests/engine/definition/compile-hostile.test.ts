import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import type { Json, JsonObject } from '../../../engine/definition/json.ts';
import { start } from '../../../engine/form/state/start.ts';
import { processorMs } from '../../processor-ms.ts';

/** Longest a hostile page may take, in ms of processor time. */
const LIMIT_MS = 200;

const filter = (n: number, more: JsonObject = {}): JsonObject => ({
  id: n,
  key: `k${n}`,
  name: 'Поле',
  type: 'EDIT_TEXT',
  data_type: 'STRING',
  ...more,
});

const many = (count: number, of: (n: number) => Json): readonly Json[] =>
  Array.from({ length: count }, (_, n) => of(n));

const value = (n: number): JsonObject => ({
  id: n,
  name: `Значение ${n}`,
  value: `v${n}`,
  key: `k${n}`,
  selected: false,
  is_popular: n % 2 === 0,
  icon: `https://example.com/${n}.png`,
  location: { latitude: 38.5, longitude: 68.75 },
});

function nested(depth: number): Json {
  let json: Json = [];
  for (let level = 0; level < depth; level += 1) json = [json];
  return json;
}

const defects: readonly { readonly why: string; readonly document: Json }[] = [
  {
    why: 'a list of 50,000 values in one group',
    document: [
      filter(1, {
        type: 'LIST',
        values: many(50_000, value),
        groups: [{ group: 'все', value_keys: many(50_000, (n) => `k${n}`) }],
      }),
    ],
  },
  {
    why: 'a list of 50,000 values, each wrong in six ways',
    document: [
      filter(1, {
        type: 'LIST',
        values: many(50_000, (n) => ({
          id: n,
          name: null,
          value: {},
          selected: 'yes',
          is_popular: 3,
          icon: 'javascript:alert(1)',
          location: [],
        })),
      }),
    ],
  },
  {
    why: 'a list of 50,000 nulls',
    document: [filter(1, { type: 'LIST', values: many(50_000, () => null) })],
  },
  {
    why: 'a chain of 2,000 parents, children first',
    document: many(2000, (n) => filter(n, { parent_filter_id: n === 1999 ? null : n + 1 })),
  },
  {
    why: 'a chain of 2,000 parents',
    document: many(2000, (n) => filter(n, { parent_filter_id: n === 0 ? null : n - 1 })),
  },
  {
    why: 'a loop of 2,000 parents',
    document: many(2000, (n) => filter(n, { parent_filter_id: (n + 1) % 2000 })),
  },
  {
    why: 'a thousand loops of two',
    document: many(2000, (n) => filter(n, { parent_filter_id: n % 2 === 0 ? n + 1 : n - 1 })),
  },
  {
    why: 'a loop of 2,000 conditions',
    document: many(2000, (n) => filter(n, { show_if: [{ key: `k${(n + 1) % 2000}`, value: 1 }] })),
  },
  {
    why: '150 fields that all wait for all others',
    document: many(150, (n) =>
      filter(n, { show_if: many(150, (other) => ({ key: `k${other}`, value: 1 })) }),
    ),
  },
  {
    why: 'one key for 2,000 fields that wait for it',
    document: many(2000, (n) => filter(n, { key: 'a', show_if: [{ key: 'a', value: n }] })),
  },
  {
    why: 'one key for 2,000 fields that exclude each other',
    document: [
      filter(9999),
      ...many(2000, (n) => filter(n, { key: 'a', show_if: [{ key: 'k9999', value: n }] })),
    ],
  },
  { why: 'a document 100,000 lists deep', document: nested(100_000) },
  {
    why: 'properties 100,000 lists deep',
    document: [
      filter(1, { name: nested(100_000), values: nested(100_000), show_if: nested(100_000) }),
    ],
  },
  {
    why: 'a text of a million letters for every property',
    document: [
      filter(1, {
        id: 'x'.repeat(1_000_000),
        key: 'k'.repeat(1_000_000),
        type: 't'.repeat(1_000_000),
        min_value: '1'.repeat(1_000_000),
        max_value: `${' '.repeat(1_000_000)}x`,
      }),
    ],
  },
];

describe('compile of a hostile page', () => {
  test.for(defects)('takes little time over $why', ({ document }) => {
    expect(processorMs(() => compile(document, { mode: 'entry' }))).toBeLessThan(LIMIT_MS);
  });

  test.for(defects)('leaves the rest of the form working beside $why', ({ document }) => {
    const page = Array.isArray(document) && document.length > 1 ? document : [document].flat();
    const plan = compile([...page, filter(100_001, { key: 'rest' })], { mode: 'entry' });
    const { state } = start(plan, { rest: 'жив' });
    const index = plan.fields.findIndex(({ key }) => key === 'rest');
    expect(state.isVisible[index]).toBe(true);
    expect(state.entries[plan.fields[index]?.slot ?? -1]?.input).toBe('жив');
  });

  test('a common page of 300 fields takes a few milliseconds', () => {
    const page = many(300, (n) =>
      filter(n, {
        type: 'LIST',
        parent_filter_id: n > 0 ? n - 1 : null,
        show_if: n > 1 ? [{ key: `k${n - 2}`, value: 'v1' }] : [],
        values: many(8, value),
      }),
    );
    expect(processorMs(() => compile(page, { mode: 'entry' }))).toBeLessThan(15);
  });
});

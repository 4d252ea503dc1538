import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import type { DiagnosticCode } from '../../../engine/definition/diagnostics/diagnostic.ts';
import {
  DIAGNOSTICS,
  explainDiagnostic,
} from '../../../engine/definition/diagnostics/explain-diagnostic.ts';
import type { Json } from '../../../engine/definition/json.ts';
import { english } from '../../../engine/explain/english.en.ts';
import { diagnose } from '../../../engine/inspect/bounds/diagnose.ts';

const plain = { id: 1, key: 'a', name: 'Поле', type: 'EDIT_TEXT', data_type: 'STRING' };
const other = { id: 2, key: 'b', name: 'Другое', type: 'EDIT_TEXT', data_type: 'STRING' };
const list = { ...plain, type: 'DROP_LIST', values: [{ id: 1, name: 'Один', value: '1' }] };

interface Defect {
  readonly code: DiagnosticCode;
  readonly why: string;
  readonly page: Json;
  readonly at: string;
}

const number = (id: number, key: string, more: Readonly<Record<string, Json>>): Json => ({
  ...plain,
  id,
  key,
  data_type: 'INTEGER',
  ...more,
});

const withValues = (...values: Json[]): Json => [{ ...list, values }];
const one = { id: 1, name: 'Один', value: '1', key: 'k1' };

const defects: readonly Defect[] = [
  { code: 'document.shape', why: 'a text', page: 'x', at: '' },
  { code: 'document.shape', why: 'a page without filters', page: {}, at: '/filters' },
  { code: 'definition.shape', why: 'a null among filters', page: [plain, null], at: '/1' },
  {
    code: 'definition.key.missing',
    why: 'an empty key',
    page: [{ ...plain, key: '' }],
    at: '/0/key',
  },
  {
    code: 'definition.key.missing',
    why: 'a list as key',
    page: [{ ...plain, key: [] }],
    at: '/0/key',
  },
  {
    code: 'definition.key.shared',
    why: 'two fields of one key',
    page: [plain, { ...plain, id: 2 }],
    at: '/1/key',
  },
  { code: 'definition.id.missing', why: 'no id', page: [{ ...plain, id: null }], at: '/0/id' },
  {
    code: 'definition.id.shared',
    why: 'the ids 1 and "1"',
    page: [plain, { ...other, id: '1' }],
    at: '/1/id',
  },
  {
    code: 'definition.name.missing',
    why: 'no name',
    page: [{ ...plain, name: null }],
    at: '/0/name',
  },
  {
    code: 'definition.type.unknown',
    why: 'a type in small letters',
    page: [{ ...plain, type: 'edit_text' }],
    at: '/0/type',
  },
  {
    code: 'definition.data-type.unknown',
    why: 'no data type',
    page: [{ ...plain, data_type: null }],
    at: '/0/data_type',
  },
  {
    code: 'definition.property.type',
    why: 'a limit sent as text',
    page: [{ ...plain, min_value: '1 000,5' }],
    at: '/0/min_value',
  },
  {
    code: 'definition.property.type',
    why: 'a negative length',
    page: [{ ...plain, max_length: -1 }],
    at: '/0/max_length',
  },
  {
    code: 'definition.limits.crossed',
    why: 'a minimum above the maximum',
    page: [{ ...plain, min_value: 9, max_value: 1 }],
    at: '/0/min_value',
  },
  {
    code: 'definition.parent.missing',
    why: 'a parent that is not on the page',
    page: [{ ...plain, parent_filter_id: 77 }],
    at: '/0/parent_filter_id',
  },
  {
    code: 'definition.cycle',
    why: 'a filter that is its own parent',
    page: [{ ...plain, parent_filter_id: 1 }],
    at: '/0/parent_filter_id',
  },
  {
    code: 'definition.cycle',
    why: 'two filters that show for each other',
    page: [
      { ...plain, show_if: [{ key: 'b', value: 1 }] },
      { ...other, show_if: [{ key: 'a', value: 1 }] },
    ],
    at: '/0/show_if/0',
  },
  {
    code: 'definition.show-if.unknown',
    why: 'a condition on no key',
    page: [{ ...plain, show_if: [{ key: '__proto__', value: 1 }] }],
    at: '/0/show_if/0',
  },
  {
    code: 'definition.show-if.shape',
    why: 'a lone condition',
    page: [other, { ...plain, show_if: { key: 'b', value: 1 } }],
    at: '/1/show_if',
  },
  {
    code: 'definition.show-if.shape',
    why: 'a condition without a value',
    page: [other, { ...plain, show_if: [{ key: 'b' }] }],
    at: '/1/show_if/0/value',
  },
  {
    code: 'definition.multiselect.mismatch',
    why: 'a list-of type without is_multiselect',
    page: [{ ...list, data_type: 'STRING_LIST' }],
    at: '/0/is_multiselect',
  },
  {
    code: 'definition.next.childless',
    why: 'a next filter that is not there',
    page: [{ ...list, has_next_filter: true }],
    at: '/0/has_next_filter',
  },
  { code: 'option.shape', why: 'a bare text', page: withValues(one, 'two'), at: '/0/values/1' },
  {
    code: 'option.shape',
    why: 'nothing to store',
    page: withValues({ name: 'x' }),
    at: '/0/values/0',
  },
  {
    code: 'option.shape',
    why: 'values as text',
    page: [{ ...list, values: 'x' }],
    at: '/0/values',
  },
  {
    code: 'option.name.missing',
    why: 'a nameless value',
    page: withValues({ value: 'x' }),
    at: '/0/values/0/name',
  },
  {
    code: 'option.value.missing',
    why: 'a value that only has a key',
    page: withValues({ name: 'x', key: 'x' }),
    at: '/0/values/0/value',
  },
  {
    code: 'option.value.type',
    why: 'a word for an integer',
    page: [{ ...list, data_type: 'INTEGER', values: [{ ...one, value: 'three' }] }],
    at: '/0/values/0/value',
  },
  {
    code: 'option.value.shared',
    why: '1 and "1"',
    page: withValues(one, { ...one, value: 1 }),
    at: '/0/values/1',
  },
  {
    code: 'option.selected.several',
    why: 'two selected of one',
    page: withValues({ ...one, selected: true }, { ...one, value: '2', selected: true }),
    at: '/0/values',
  },
  {
    code: 'option.icon.refused',
    why: 'a script for a picture',
    page: withValues({ ...one, icon: 'javascript:alert(1)' }),
    at: '/0/values/0/icon',
  },
  {
    code: 'option.location.shape',
    why: 'a place off the globe',
    page: withValues({ ...one, location: { latitude: 91, longitude: 0 } }),
    at: '/0/values/0/location',
  },
  {
    code: 'group.shape',
    why: 'a group without a title',
    page: [{ ...list, groups: [{ value_keys: [] }] }],
    at: '/0/groups/0',
  },
  {
    code: 'group.value.unknown',
    why: 'a group of strangers',
    page: [{ ...list, groups: [{ group: 'x', value_keys: ['unknown'] }] }],
    at: '/0/groups/0/value_keys/0',
  },
  {
    code: 'definition.bound.unknown',
    why: 'the key of no filter',
    page: [number(1, 'a', { max_key: 'b' })],
    at: '/0/max_key',
  },
  {
    code: 'definition.bound.type',
    why: 'a number above a text',
    page: [number(1, 'a', { min_key: 'b' }), other],
    at: '/0/min_key',
  },
  {
    code: 'definition.bound.type',
    why: 'a number beside a range',
    page: [number(1, 'a', { max_key: 'r' }), number(2, 'r', { type: 'RANGE_INPUT' })],
    at: '/0/max_key',
  },
  {
    code: 'definition.bound.type',
    why: 'a text that names a number',
    page: [{ ...plain, max_key: 'n' }, number(2, 'n', {})],
    at: '/0/max_key',
  },
  {
    code: 'definition.bound.cycle',
    why: 'a number that names itself',
    page: [number(1, 'a', { max_key: 'a' })],
    at: '/0/max_key',
  },
  {
    code: 'definition.bound.cycle',
    why: 'three that lead round, two of them named from the other end',
    page: [
      number(1, 'a', { max_key: 'b' }),
      number(2, 'c', { min_key: 'b' }),
      number(3, 'b', {}),
      number(4, 'd', { min_key: 'c', max_key: 'a' }),
    ],
    at: '/0/max_key',
  },
];

describe('a diagnostic', () => {
  test.for(defects)('$code is given for $why', ({ code, page, at }) => {
    const all = diagnose(compile(page, { mode: 'entry' }));
    const found = all.filter((item) => item.code === code);
    expect(found.map(({ pointer }) => pointer)).toEqual([at]);
    expect(found.map((odd) => explainDiagnostic(odd, english))).toMatchObject([
      { severity: DIAGNOSTICS[code], hint: english.diagnostics[code].hint },
    ]);
  });

  test('is given for no bound that is named from both of its ends, nor for a choice of numbers', () => {
    const values = [{ id: 1, name: '1', value: 1 }];
    const page = [
      number(1, 'floor', { max_key: 'floors', min_key: 'least' }),
      number(2, 'floors', { min_key: 'floor', type: 'SEEK_BAR' }),
      number(3, 'least', { type: 'LIST', values }),
    ];
    for (const mode of ['entry', 'filter'] as const) {
      expect(diagnose(compile(page, { mode }))).toEqual([]);
    }
  });

  test('of every code is in the table', () => {
    const shown = new Set<string>(defects.map(({ code }) => code));
    expect(Object.keys(DIAGNOSTICS).filter((code) => !shown.has(code))).toEqual([]);
  });

  test('is given for at most a thousand defects of one code', () => {
    const page = Array.from({ length: 3000 }, () => null);
    expect(compile(page, { mode: 'entry' }).diagnostics).toHaveLength(1000);
  });
});

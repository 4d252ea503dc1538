import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import type { Json, JsonObject } from '../../../engine/definition/json.ts';
import type { PlanField } from '../../../engine/definition/plan.ts';

const plain = { id: 1, key: 'a', name: 'Поле', type: 'EDIT_TEXT', data_type: 'STRING' };
const other = { id: 2, key: 'b', name: 'Другое', type: 'EDIT_TEXT', data_type: 'STRING' };
const list = { ...plain, type: 'DROP_LIST', values: [{ id: 1, name: 'Один', value: '1' }] };

describe('a definition', () => {
  test('reads null, absent and empty text alike', () => {
    const described = { placeholder: null, input_suffix: '', error_message: null, show_if: null };
    expect(definition({ ...plain, ...described })).toEqual(definition(plain));
  });

  test('takes numeric text for a limit', () => {
    const { minValue, maxValue, minLength } = definition({
      ...plain,
      min_value: '-1\u00A0000,5',
      max_value: '12',
      min_length: '3',
    });
    expect([minValue, maxValue, minLength]).toEqual([-1000.5, 12, 3]);
  });

  test('drops limits that no number can be', () => {
    const { minValue, maxValue } = definition({
      ...plain,
      min_value: Infinity,
      max_value: '1e999',
    });
    expect([minValue, maxValue]).toEqual([null, null]);
  });

  test('drops both limits when they cross', () => {
    const { minValue, maxValue, minLength, maxLength } = definition({
      ...plain,
      min_value: 9,
      max_value: 1,
      min_length: 5,
      max_length: 4,
    });
    expect([minValue, maxValue, minLength, maxLength]).toEqual([null, null, null, null]);
  });

  test('of an unknown type keeps the type for messages', () => {
    expect(definition({ ...plain, type: 'HOLOGRAM' })).toMatchObject({
      type: null,
      typeName: 'HOLOGRAM',
    });
  });

  test('without a key never shows, and neither does a child of a missing parent', () => {
    const { fields } = compile(
      [
        { ...plain, key: null },
        { ...other, parent_filter_id: 'x' },
      ],
      {
        mode: 'entry',
      },
    );
    expect(fields.map(({ isUnreachable }) => isUnreachable)).toEqual([true, true]);
  });

  test('points at its parent by id as text, at the first of two', () => {
    const { fields } = compile(
      [plain, { ...other, id: '1' }, { ...other, key: 'c', id: 3, parent_filter_id: '1' }],
      { mode: 'entry' },
    );
    expect(fields[2]?.parent).toBe(0);
  });

  test('of a loop is cut free where the page first meets the loop', () => {
    const { fields, diagnostics } = compile(
      [
        { ...plain, id: 1, key: 'a', parent_filter_id: 3 },
        { ...plain, id: 2, key: 'b', parent_filter_id: 1 },
        { ...plain, id: 3, key: 'c', parent_filter_id: 2 },
      ],
      { mode: 'entry' },
    );
    expect(fields.map(({ parent }) => parent)).toEqual([null, 0, 1]);
    expect(diagnostics.map(({ met }) => met)).toEqual(['"a → c → b"']);
  });

  test('that leads into a loop is left whole: the loop is cut', () => {
    const { fields } = compile(
      [
        { ...plain, id: 1, key: 'a', parent_filter_id: 3 },
        { ...plain, id: 2, key: 'b', parent_filter_id: 3 },
        { ...plain, id: 3, key: 'c', parent_filter_id: 2 },
      ],
      { mode: 'entry' },
    );
    expect(fields.map(({ parent }) => parent)).toEqual([2, null, 1]);
  });

  test('reads one value or several into a condition', () => {
    const { showIf } = definition({
      ...plain,
      show_if: [
        { key: 'a1', value: 3 },
        { key: 'a2', value: [true, 'x', null] },
        { key: 'a1', value: '4' },
      ],
    });
    expect(showIf).toEqual([
      { key: 'a1', values: ['3'] },
      { key: 'a2', values: ['true', 'x'] },
      { key: 'a1', values: ['4'] },
    ]);
  });

  test('with a condition that can never match never shows', () => {
    const page = [other, { ...plain, show_if: [{ key: 'b', value: [] }] }];
    expect(compile(page, { mode: 'entry' }).fields[1]?.isUnreachable).toBe(true);
  });

  test('stores a list when it is a multi-select or has a list-of data type', () => {
    const isMultiple = (more: JsonObject) => definition({ ...list, ...more }).isMultiple;
    expect(isMultiple({})).toBe(false);
    expect(isMultiple({ is_multiselect: true })).toBe(true);
    expect(isMultiple({ data_type: 'INTEGER_LIST' })).toBe(true);
  });

  test('loads for its parent when the parent has a next filter', () => {
    const page = [
      { ...list, has_next_filter: true },
      { ...other, parent_filter_id: 1 },
    ];
    expect(compile(page, { mode: 'entry' }).fields.map(({ isNextFilter }) => isNextFilter)).toEqual(
      [false, true],
    );
  });
});

describe('fields that share a key', () => {
  const kind = { ...list, id: 9, key: 'kind' };
  const twins = (first: Json, second: Json, of: JsonObject = kind) =>
    compile(
      [
        of,
        { ...plain, show_if: [{ key: 'kind', value: first }] },
        { ...plain, id: 2, show_if: [{ key: 'kind', value: second }] },
      ],
      { mode: 'entry' },
    );
  const codes = (plan: ReturnType<typeof twins>) => plan.diagnostics.map(({ code }) => code);

  test('share its slot', () => {
    const { keys, fieldsBySlot } = twins('x', 'y');
    expect(keys).toEqual(['kind', 'a']);
    expect(fieldsBySlot).toEqual([[0], [1, 2]]);
  });

  test('are valid when one key distinguishes them', () => {
    expect(codes(twins('x', ['y', 'z']))).toEqual([]);
  });

  test('are reported when one value shows both', () => {
    expect(codes(twins('x', ['x', 'z']))).toEqual(['definition.key.shared']);
  });

  test('are reported when the key that distinguishes them may hold both values', () => {
    const several = { ...kind, data_type: 'STRING_LIST', is_multiselect: true };
    expect(codes(twins('x', 'y', several))).toEqual(['definition.key.shared']);
  });

  test('are fine when their parents are reported apart', () => {
    const page = [
      kind,
      { ...plain, id: 11, key: 'p', show_if: [{ key: 'kind', value: 'x' }] },
      { ...plain, id: 12, key: 'q', show_if: [{ key: 'kind', value: 'y' }] },
      { ...plain, id: 13, parent_filter_id: 11 },
      { ...plain, id: 14, parent_filter_id: 12 },
    ];
    expect(codes(compile(page, { mode: 'entry' }))).toEqual([]);
  });
});

function definition(filter: JsonObject): PlanField {
  const [field] = compile({ filters: [filter] }, { mode: 'entry' }).fields;
  if (field === undefined) throw new Error('The filter was left out.');
  return field;
}

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DATA_TYPES } from '../../../engine/definition/field-definition.ts';
import type { DataType } from '../../../engine/definition/field-definition.ts';
import type { Json } from '../../../engine/definition/json.ts';
import { toOptions } from '../../../engine/definition/read/read-options.ts';

describe('toOptions', () => {
  test('reads any answer without a throw, each value once', () => {
    const entry = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.record(
        {
          id: fc.oneof(fc.nat(), fc.string()),
          name: fc.string(),
          value: fc.constantFrom<Json>(1, '1', true, 'true', 0.5, '', null, [], 'x'),
          key: fc.string(),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.array(entry), fc.jsonValue()),
        fc.jsonValue(),
        fc.constantFrom(...DATA_TYPES),
        (values, groups, dataType) => {
          const read = toOptions(values, groups, { dataType });
          const texts = read.options.map(({ value }) => String(value));
          expect(new Set(texts).size).toBe(texts.length);
          const keys = new Set(read.options.map(({ key }) => key));
          const strangers = read.groups
            .flatMap(({ valueKeys }) => valueKeys)
            .filter((key) => !keys.has(key));
          expect(strangers).toEqual([]);
        },
      ),
    );
  });

  const casts: readonly { dataType: DataType; sent: Json; value: Json; why: string }[] = [
    { dataType: 'INTEGER', sent: '3', value: 3, why: 'digits are a number' },
    { dataType: 'INTEGER', sent: '03', value: '03', why: 'a number would lose the zero' },
    { dataType: 'INTEGER', sent: 1.5, value: 1.5, why: 'a fraction is no integer' },
    { dataType: 'FLOAT_LIST', sent: '1.5', value: 1.5, why: 'each of a list is cast' },
    { dataType: 'BOOLEAN', sent: 'false', value: false, why: 'the word is the flag' },
    { dataType: 'BOOLEAN', sent: 1, value: 1, why: 'a one is not the flag' },
    { dataType: 'STRING', sent: 7, value: '7', why: 'any scalar is text' },
    { dataType: 'DATE', sent: '2024-02-29', value: '2024-02-29', why: 'a date is text' },
    { dataType: 'INTEGER', sent: -0, value: 0, why: 'zero has no sign' },
  ];

  test.for(casts)('reads $sent of $dataType as $value: $why', ({ dataType, sent, value }) => {
    const { options } = toOptions([{ name: 'x', value: sent }], null, { dataType });
    expect(options[0]?.value).toBe(value);
  });

  test('stores the value, else the key, else the id', () => {
    const values = [
      { id: 1, name: 'a', value: 'v', key: 'k' },
      { id: 2, name: 'b', value: null, key: 'k2' },
      { id: 3, name: 'c' },
      { name: 'd' },
    ];
    const { options, diagnostics } = toOptions(values, null, { dataType: 'STRING' });
    expect(options.map(({ value }) => value)).toEqual(['v', 'k2', '3']);
    expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'option.value.missing /values/1/value',
      'option.value.missing /values/2/value',
      'option.value.missing /values/3/value',
      'option.shape /values/3',
    ]);
  });

  test('reads every property of a value', () => {
    const values = [
      {
        id: 5,
        name: '<b>Душанбе</b>',
        value: 'dushanbe',
        key: 9,
        selected: true,
        is_popular: true,
        icon: '/art/city.svg',
        location: { latitude: '38,56', longitude: 68.77 },
      },
    ];
    const groups = [{ group: 'Города', value_keys: [9, '9', 10] }];
    const read = toOptions(values, groups, { dataType: 'STRING' });
    expect(read.options).toEqual([
      {
        id: '5',
        name: '<b>Душанбе</b>',
        value: 'dushanbe',
        key: '9',
        isSelected: true,
        isPopular: true,
        icon: '/art/city.svg',
        location: { latitude: 38.56, longitude: 68.77 },
      },
    ]);
    expect(read.groups).toEqual([{ name: 'Города', valueKeys: ['9'] }]);
  });

  test.for([
    { icon: 'https://example.com/a.png', isKept: true, why: 'an address of the web' },
    { icon: '/art/a.svg', isKept: true, why: 'a path of the same site' },
    { icon: '#c0ffee', isKept: true, why: 'a colour' },
    { icon: '//evil.example/a.png', isKept: false, why: 'a path of another site' },
    { icon: '/\\evil.example/a.png', isKept: false, why: 'what a browser reads as another site' },
    { icon: 'data:image/svg+xml,<svg/>', isKept: false, why: 'a picture that is a document' },
    { icon: 'http://', isKept: false, why: 'a scheme alone' },
    { icon: ' javascript:alert(1)', isKept: false, why: 'a script after a space' },
    { icon: 'car', isKept: false, why: 'a bare word' },
  ])('keeps icon $icon: $isKept, $why', ({ icon, isKept }) => {
    const { options } = toOptions([{ name: 'x', value: 'x', icon }], [], { dataType: 'STRING' });
    expect(options[0]?.icon).toBe(isKept ? icon : null);
  });
});

import { compile, DATA_TYPES, toOptions } from '@bozor/form-engine';
import { arbitraryHostilePage, arbitraryPage } from '@bozor/form-engine/testing';
import { toWireOptions } from '@bozor/form-engine/trace';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test('a list written for the wire reads back as the same list', () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryPage, arbitraryHostilePage), (page) => {
      for (const field of compile(page, { mode: 'entry' }).fields) {
        const { values, groups } = toWireOptions(field.options, field.groups);
        const { options, groups: parts } = toOptions(values, groups, field);
        expect(options).toEqual(field.options);
        expect(parts).toEqual(field.groups);
      }
    }),
  );
});

test('a list that was read from any JSON does too', () => {
  const json = fc.json().map((text): unknown => JSON.parse(text));
  const dataTypes = fc.constantFrom(...DATA_TYPES);
  fc.assert(
    fc.property(fc.array(json), json, dataTypes, (values, groups, dataType) => {
      const read = toOptions(values, groups, { dataType });
      const wire = toWireOptions(read.options, read.groups);
      const again = toOptions(wire.values, wire.groups, { dataType });
      expect(again).toMatchObject({ options: read.options, groups: read.groups });
    }),
  );
});

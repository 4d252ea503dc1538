import { describe, expect, test } from 'vitest';

import { FIELD_TYPES } from '../../../engine/definition/field-definition.ts';
import type { PlanField } from '../../../engine/definition/plan.ts';
import { kindOf, kinds } from '../../../engine/fields/registry.ts';
import type { Fault } from '../../../engine/rules/fault.ts';
import { option, planField } from './plan-field.ts';

describe('the registry', () => {
  test('has the sixteen types of the specification, in its order', () => {
    expect(kinds.map((kind) => kind.type)).toEqual([...FIELD_TYPES]);
  });

  test('finds the kind of every type, and a read-only one for any other', () => {
    const types = [...FIELD_TYPES, null];
    expect(types.map((type) => kindOf(planField({ type })).type)).toEqual(types);
  });

  test('keeps only a salary when its field hides', () => {
    const kept = kinds.filter((kind) => kind.isKeptWhenHidden).map((kind) => kind.type);
    expect(kept).toEqual(['SALARY']);
  });

  test('lets only a map follow a location', () => {
    const following = kinds.filter((kind) => kind.inputAtLocation !== null);
    expect(following.map((kind) => kind.type)).toEqual(['MAP']);
  });
});

describe('a kind declares', () => {
  test.for([
    [{ type: 'EDIT_TEXT' }, false],
    [{ type: 'TEXT_AREA' }, true],
    [{ type: 'TEXT_AREA', dataType: 'INTEGER' }, false],
    [{ type: 'TEXT_AREA', dataType: 'STRING_LIST' }, true],
  ] satisfies readonly (readonly [Partial<PlanField>, isProse: boolean])[])(
    'of %o whether it is prose in an entry: %s; in a filter it never is',
    ([given, isProse]) => {
      const field = planField(given);
      const kind = kindOf(field);
      expect([kind.isProse(field, 'entry'), kind.isProse(field, 'filter')]).toEqual([
        isProse,
        false,
      ]);
    },
  );

  test('that a filter asks for all of its list: boxes alone', () => {
    expect(kinds.filter(({ asksAll }) => asksAll).map(({ type }) => type)).toEqual([
      'LIST_RADIO_BUTTON',
      'CHECKBOX',
    ]);
  });

  test('that its options open in a list: a drop-down alone', () => {
    expect(kinds.filter(({ opensList }) => opensList).map(({ type }) => type)).toEqual([
      'DROP_LIST',
    ]);
  });
});

describe('before the first submit', () => {
  const early: readonly Fault[] = [
    { code: 'number.invalid' },
    { code: 'number.integer' },
    { code: 'text.min', min: 17 },
    { code: 'imei.length', length: 15 },
    { code: 'imei.checksum' },
  ];
  const late: readonly Fault[] = [
    { code: 'required' },
    { code: 'range.order' },
    { code: 'number.min', min: 1 },
    { code: 'imei.digits' },
    { code: 'choice.unknown' },
  ];

  test.for(kinds.map((kind) => ({ type: kind.type, kind })))(
    '$type reports what is no number, an unfinished text and a wrong IMEI, and nothing else',
    ({ kind }) => {
      expect([...early, ...late].filter(kind.isValidatedOnBlur)).toEqual(early);
    },
  );
});

describe('a field is drawn', () => {
  const several = { isMultiple: true } as const;
  const withOptions = { options: [option('a')] } as const;

  const rows: readonly (readonly [Partial<PlanField>, ad: string, filter: string])[] = [
    [{ type: 'DROP_LIST' }, 'dropdown', 'dropdown'],
    [{ type: 'DROP_LIST', ...several }, 'dropdown', 'dropdown'],
    [{ type: 'SEEK_BAR' }, 'slider', 'range-slider'],
    [{ type: 'RANGE_INPUT' }, 'range', 'range'],
    [{ type: 'LIST' }, 'chips', 'chips'],
    [{ type: 'LIST_ADAPTER' }, 'tiles', 'tiles'],
    [{ type: 'COLOR_LIST' }, 'swatches', 'swatches'],
    [{ type: 'EDIT_TEXT' }, 'text', 'text'],
    [{ type: 'EDIT_TEXT', dataType: 'INTEGER' }, 'text', 'text'],
    [{ type: 'EDIT_TEXT', dataType: 'BOOLEAN' }, 'checkbox', 'checkbox'],
    [{ type: 'EDIT_TEXT', dataType: 'DATE' }, 'date', 'date'],
    [{ type: 'EDIT_TEXT', dataType: 'DATETIME' }, 'date-time', 'date-time'],
    [{ type: 'LIST_RADIO_BUTTON' }, 'radio-list', 'radio-list'],
    [{ type: 'LIST_RADIO_BUTTON', ...several }, 'checkbox-list', 'checkbox-list'],
    [{ type: 'RADIO_BUTTON' }, 'segmented', 'segmented'],
    [{ type: 'RADIO_BUTTON', ...several }, 'chips', 'chips'],
    [{ type: 'SALARY' }, 'salary', 'salary'],
    [{ type: 'MAP' }, 'map', 'map'],
    [{ type: 'CHECKBOX' }, 'checkbox', 'checkbox'],
    [{ type: 'CHECKBOX', ...withOptions }, 'checkbox-list', 'checkbox-list'],
    [{ type: 'CHECKBOX', isNextFilter: true }, 'checkbox-list', 'checkbox-list'],
    [{ type: 'TEXT_AREA' }, 'text-area', 'text'],
    [{ type: 'TEXT_AREA', dataType: 'STRING_LIST', ...several }, 'text-area', 'text'],
    [{ type: 'TEXT_AREA', dataType: 'FLOAT' }, 'text', 'text'],
    [{ type: 'DATE' }, 'date', 'date'],
    [{ type: 'DATE', dataType: 'DATETIME' }, 'date-time', 'date-time'],
    [{ type: 'URL' }, 'url', 'url'],
    [{ type: 'IMEI' }, 'imei', 'imei'],
    [{ type: null }, 'read-only', 'read-only'],
  ];

  test.for(rows)('%o as %s in an ad and %s in a filter', ([given, ad, filter]) => {
    const field = planField(given);
    const { widget } = kindOf(field);
    expect([widget(field, 'entry'), widget(field, 'filter')]).toEqual([ad, filter]);
  });
});

describe('a field picks from options', () => {
  const choices = ['DROP_LIST', 'LIST', 'LIST_ADAPTER', 'COLOR_LIST'] as const;
  const radios = ['LIST_RADIO_BUTTON', 'RADIO_BUTTON'] as const;

  test('when it is a choice, with options or before they load', () => {
    const picking = kinds.filter((kind) => kind.isChoice(planField({})));
    expect(picking.map((kind) => kind.type)).toEqual([...choices, ...radios]);
  });

  test('when it is a list of boxes, and not when it is one box', () => {
    const { isChoice } = kindOf(planField({ type: 'CHECKBOX' }));
    expect(isChoice(planField({ options: [option(1)] }))).toBe(true);
    expect(isChoice(planField({ isNextFilter: true }))).toBe(true);
    expect(isChoice(planField({}))).toBe(false);
  });
});

import type { WidgetProps } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';

import { pageSchema } from '../../../engine/react/rjsf/page-schema.ts';
import type { RjsfTheme } from '../../../engine/react/rjsf/RjsfForm.tsx';
import { widgets } from '../../../engine/react/widgets.ts';
import { valueSchema } from '../../../engine/schema/value-schema.ts';
import { openForm, openStore, type Filters } from './open-form.tsx';

const values = ['Седан', 'Фургон'].map((name, n) => ({ id: n, name, value: n + 1 }));
/** Fields of every JSON type, with the types in their schemas; a list of options has values instead. */
const fields = [
  { type: 'EDIT_TEXT', data_type: 'STRING', accepts: 'string' },
  { type: 'EDIT_TEXT', data_type: 'INTEGER', accepts: 'integer' },
  { type: 'SEEK_BAR', data_type: 'FLOAT', min_value: 0, max_value: 9, accepts: 'number' },
  { type: 'CHECKBOX', data_type: 'BOOLEAN', accepts: 'boolean' },
  { type: 'LIST', data_type: 'INTEGER_LIST', is_multiselect: true, values, accepts: 'array' },
  { type: 'RANGE_INPUT', data_type: 'INTEGER', accepts: 'integer null object' },
  { type: 'MAP', data_type: 'STRING', accepts: 'number object string' },
  { type: 'DROP_LIST', data_type: 'INTEGER', values, accepts: '' },
  { type: 'COLOR_LIST', data_type: 'STRING', values, accepts: '' },
  { type: 'SALARY', data_type: 'INTEGER', accepts: 'boolean integer null object' },
  { type: 'DATE', data_type: 'DATE', accepts: 'string' },
  { type: 'TEXT_AREA', data_type: 'STRING', accepts: 'string' },
  { type: 'URL', data_type: 'STRING', accepts: 'string' },
];
const filters: Filters = fields.map(({ accepts: _accepts, ...field }, id) => ({
  ...field,
  id,
  key: `k${id}`,
  name: `Поле ${id}`,
}));

/** Every JSON type in a schema, alternatives and properties included, in order of the alphabet. */
function typesIn(schema: unknown): string {
  const found = JSON.stringify(schema).matchAll(/"type":"(\w+)"/g);
  return [...new Set(Array.from(found, ([, type = '']) => type))]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(' ');
}

describe('the one leaf of a form in rjsf', () => {
  test('is named for every field, whatever the types of its real schema are', () => {
    const { plan } = openStore(filters);
    const { schema, uiSchema } = pageSchema(plan);
    expect(plan.fields.map((field) => typesIn(valueSchema(plan, field)))).toEqual(
      fields.map(({ accepts }) => accepts),
    );
    expect(Object.values(schema.properties ?? {})).toEqual(
      plan.fields.map((field) => ({ ...valueSchema(plan, field), title: field.name })),
    );
    for (const name of Object.keys(schema.properties ?? {})) {
      expect(uiSchema[name]).toMatchObject({
        'ui:field': 'StoreField',
        'ui:fieldReplacesAnyOrOneOf': true,
      });
    }
  });

  test('hands each of them to its widget, once, with the schema of that field', async () => {
    const seen = new Map<string, string>();
    const Seen = ({ id, name, schema }: WidgetProps) => {
      seen.set(name, typesIn(schema));
      return <input id={id} aria-label={name} data-leaf="" />;
    };
    const theme: RjsfTheme = {
      widgets: Object.fromEntries(Object.keys(widgets).map((name) => [name, Seen])),
      templates: {},
    };
    const { container } = await openForm(openStore(filters), { theme });
    expect(container.querySelectorAll('[data-leaf]')).toHaveLength(fields.length);
    expect([...seen.values()]).toEqual(fields.map(({ accepts }) => accepts));
  });
});

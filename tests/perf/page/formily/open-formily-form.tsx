import { createForm, type Field } from '@formily/core';
import { createSchemaField, FormProvider } from '@formily/react';
import { action } from '@formily/reactive';

import type { Variant, Work } from '../../measure/work.ts';
import type { Host, OpenForm } from '../contestant.ts';
import { controls } from '../plain/controls.tsx';
import { focusFirstFault } from '../plain/focus-first-fault.ts';
import { bind, FormItem } from './bindings.tsx';
import { toSchema } from './to-schema.ts';

const VARIANTS: Readonly<Record<Variant, ReturnType<typeof bind>>> = {
  text: bind(controls.text),
  number: bind(controls.number),
  select: bind(controls.select),
  radio: bind(controls.radio),
  checkbox: bind(controls.checkbox),
  area: bind(controls.area),
  date: bind(controls.date),
  range: bind(controls.range),
  boxes: bind(controls.boxes),
  url: bind(controls.url),
};

const SchemaField = createSchemaField({ components: { FormItem, ...VARIANTS } });

/**
 * Formily driven by its JSON Schema, over the plain controls connected as its documentation shows:
 * `x-reactions` show and hide, a reaction that requests a list fills `dataSource`.
 */
export function openFormilyForm(work: Work, host: Host): OpenForm {
  const form = createForm({ initialValues: { ...work.values } });
  const schema = toSchema(work);
  const loadChildren = (field: Field) => {
    const parentValue = String(field.query(work.parent.key).get('value'));
    field.loading = true;
    void host.loadChildren(parentValue).then(
      action.bound((values: readonly string[]) => {
        if (String(field.query(work.parent.key).get('value')) !== parentValue) return;
        field.dataSource = values.map((value) => ({ label: value, value }));
        field.loading = false;
      }),
    );
  };

  return {
    element: (
      <FormProvider form={form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // It rejects with the faults before React renders them.
            form.submit().catch(() => setTimeout(() => focusFirstFault('p[role="alert"]')));
          }}
        >
          <SchemaField schema={schema} scope={{ loadChildren }} />
          <button type="submit">Send</button>
        </form>
      </FormProvider>
    ),
    valueOf: (key) => form.getValuesIn(key),
    close: () => form.onUnmount(),
  };
}

import type { UISchemaElement } from '@jsonforms/core';

import type { Look, Work, WorkField } from '../../measure/work.ts';

/** The work as a UI schema: one column, a `rule` on every dependent field. */
export function toUiSchema({ fields, choice, child }: Work): UISchemaElement {
  const elements = fields.map((field) => ({
    ...elementOf(field, field === child ? { look: 'child' } : OPTIONS[field.look]),
    ...(field.shownWith !== null && { rule: ruleOf(choice, field.shownWith) }),
  }));
  return { type: 'VerticalLayout', elements: [...elements, { type: 'FaultFocus' }] };
}

const OPTIONS: Partial<Readonly<Record<Look, Readonly<Record<string, unknown>>>>> = {
  radio: { format: 'radio' },
  area: { multi: true },
  boxes: { look: 'boxes' },
};

function elementOf({ key, label, look }: WorkField, options = {}): UISchemaElement {
  const scope = `#/properties/${key}`;
  if (look !== 'range') return { type: 'Control', scope, options };
  const sides = ['min', 'max'].map((side) => ({
    type: 'Control',
    scope: `${scope}/properties/${side}`,
  }));
  return { type: 'Group', label, elements: sides };
}

function ruleOf({ key }: WorkField, option: string) {
  const condition = { scope: `#/properties/${key}`, schema: { const: option } };
  return { effect: 'SHOW', condition };
}

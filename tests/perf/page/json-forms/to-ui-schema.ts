import type { UISchemaElement } from '@jsonforms/core';

import type { Variant, Work, WorkField } from '../../measure/work.ts';

/** The work as a UI schema: one column, a `rule` on every dependent field. */
export function toUiSchema({ fields, choice, child }: Work): UISchemaElement {
  const elements = fields.map((field) => ({
    ...elementOf(field, field === child ? { variant: 'child' } : OPTIONS[field.variant]),
    ...(field.shownWith !== null && { rule: ruleOf(choice, field.shownWith) }),
  }));
  return { type: 'VerticalLayout', elements: [...elements, { type: 'FaultFocus' }] };
}

const OPTIONS: Partial<Readonly<Record<Variant, Readonly<Record<string, unknown>>>>> = {
  radio: { format: 'radio' },
  area: { multi: true },
  boxes: { variant: 'boxes' },
};

function elementOf({ key, label, variant }: WorkField, options = {}): UISchemaElement {
  const scope = `#/properties/${key}`;
  if (variant !== 'range') return { type: 'Control', scope, options };
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

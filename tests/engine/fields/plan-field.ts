import type { Option } from '../../../engine/definition/field-definition.ts';
import type { Scalar } from '../../../engine/definition/json.ts';
import type { PlanField } from '../../../engine/definition/plan.ts';
import type { FieldContext } from '../../../engine/fields/field-kind.ts';

/** A field of a plan with nothing special about it but what is given. */
export function planField(given: Partial<PlanField>): PlanField {
  return {
    pointer: '/filters/0',
    id: '1',
    parentId: null,
    key: 'field',
    name: 'Поле',
    placeholder: null,
    inputSuffix: null,
    type: 'EDIT_TEXT',
    typeName: given.type ?? 'EDIT_TEXT',
    dataType: 'STRING',
    hasNextFilter: false,
    hasPopular: false,
    isMultiselect: false,
    isRequired: false,
    errorMessage: null,
    noSelectionMessage: null,
    minValue: null,
    maxValue: null,
    minLength: null,
    maxLength: null,
    bounds: [],
    showIf: [],
    options: [],
    groups: [],
    index: 0,
    slot: 0,
    isMultiple: false,
    parent: null,
    isUnreachable: false,
    isNextFilter: false,
    ...given,
  };
}

/** What a kind gets a field: an ad's, its own options and no others, unless given. */
export function contextOf(
  field: Partial<PlanField>,
  given: Partial<Omit<FieldContext, 'field'>> = {},
): FieldContext {
  const whole = planField(field);
  return {
    field: whole,
    mode: 'entry',
    options: whole.options,
    areOptionsComplete: true,
    ...given,
  };
}

/** An option with this value; its name is the text of the value unless given. */
export function option(value: Scalar, name: string = String(value)): Option {
  return {
    id: null,
    name,
    value,
    key: String(value),
    isSelected: false,
    isPopular: false,
    icon: null,
    location: null,
  };
}

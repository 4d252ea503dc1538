import { AREA_LIMIT, TEXT_LIMIT, type Variant, type Work } from '../../measure/work.ts';

const TYPES: Readonly<Record<Variant, readonly [type: string, dataType: string]>> = {
  text: ['EDIT_TEXT', 'STRING'],
  number: ['EDIT_TEXT', 'INTEGER'],
  select: ['DROP_LIST', 'STRING'],
  radio: ['LIST_RADIO_BUTTON', 'STRING'],
  checkbox: ['CHECKBOX', 'BOOLEAN'],
  area: ['TEXT_AREA', 'STRING'],
  date: ['DATE', 'DATE'],
  range: ['RANGE_INPUT', 'INTEGER'],
  boxes: ['CHECKBOX', 'STRING_LIST'],
  url: ['URL', 'STRING'],
};

const LENGTHS: Partial<Readonly<Record<Variant, number>>> = { text: TEXT_LIMIT, area: AREA_LIMIT };

/** The work as our server sends it. */
export function toFilters({ fields, choice, parent, child }: Work) {
  const ids = new Map(fields.map(({ key }, index) => [key, index + 1]));
  return fields.map((field) => {
    const [type, dataType] = TYPES[field.variant];
    return {
      id: ids.get(field.key),
      key: field.key,
      name: field.label,
      type,
      data_type: dataType,
      is_multiselect: field.variant === 'boxes',
      is_required: field.isRequired,
      max_value: field.max,
      max_length: LENGTHS[field.variant] ?? null,
      has_next_filter: field.key === parent.key,
      parent_filter_id: field.key === child.key ? ids.get(parent.key) : null,
      show_if: field.shownWith === null ? [] : [{ key: choice.key, value: field.shownWith }],
      values: field.options.map(toValue),
    };
  });
}

/** One value of a list as a server sends it. */
export function toValue(option: string, id: number) {
  return { id, name: option, value: option, key: option };
}

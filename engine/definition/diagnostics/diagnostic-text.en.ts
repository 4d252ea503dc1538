import type { DiagnosticTexts, Defect } from './explain-diagnostic.ts';

/** Explanation of every code in English; a test compares the README's table with this list. */
export const diagnosticsInEnglish: DiagnosticTexts = {
  'document.shape': {
    message: ({ met }) => `The filters are ${met}, not a list.`,
    hint: 'Send a list of filters or an object with a `filters` list.',
  },
  'definition.shape': {
    message: ({ met }) => `The filter is ${met}, not an object.`,
    hint: 'Send an object for every filter.',
  },
  'definition.key.missing': {
    message: ({ met }) => `The key is ${met}.`,
    hint: 'Give the filter a non-empty `key`.',
  },
  'definition.key.shared': {
    message: ({ met }) => `Another filter with the key ${met} may show with it.`,
    hint: 'Make the filters that share the key exclusive by show_if, or rename one.',
  },
  'definition.id.missing': {
    message: () => 'The filter has no id.',
    hint: 'Give the filter an `id`, or no child can point at it.',
  },
  'definition.id.shared': {
    message: ({ met }) => `Another filter has the id ${met}.`,
    hint: 'Give every filter an `id` of its own; children follow the first.',
  },
  'definition.name.missing': {
    message: () => 'The filter has no name.',
    hint: 'Give the filter a `name`; the key replaces it.',
  },
  'definition.type.unknown': {
    message: ({ met }) => `The type is ${met}.`,
    hint: 'Use one of the sixteen filter types; the field is read-only.',
  },
  'definition.data-type.unknown': {
    message: ({ met }) => `The data type is ${met}.`,
    hint: 'Use one of the ten data types; STRING is assumed.',
  },
  'definition.property.type': {
    message: ({ name, met }) => `${name} is ${met}, not ${wantedFor(name)}.`,
    hint: 'Send the property with the JSON type of the specification.',
  },
  'definition.limits.crossed': {
    message: ({ name, met }) => `${name} is ${met}, above its maximum.`,
    hint: 'Send a minimum that is not above the maximum; both were dropped.',
  },
  'definition.parent.missing': {
    message: ({ met }) => `No filter has the id ${met}.`,
    hint: 'Point parent_filter_id at the `id` of a filter on the same page; the field stays hidden.',
  },
  'definition.cycle': {
    message: ({ met }) =>
      `Each filter waits for the next, the last for the first: ${met}; cut here.`,
    hint: 'Clear parent_filter_id or show_if on one filter of the loop; the named edge was cut.',
  },
  'definition.show-if.unknown': {
    message: ({ met }) => `No filter has the key ${met}.`,
    hint: 'Use the key of a filter on the same page; the condition never matches.',
  },
  'definition.show-if.shape': {
    message: conditionMessage,
    hint: 'Send show_if as a list of {key, value}.',
  },
  'definition.bound.unknown': {
    message: ({ name, met }) => `${name} names ${met}, the key of no filter.`,
    hint: 'Use the key of a filter on the same page; the bound never applies.',
  },
  'definition.bound.type': {
    message: ({ name, met }) => `${name} names ${met}, and one of the two is not a single number.`,
    hint: 'Let one number name another: INTEGER or FLOAT, one value; the bound never applies.',
  },
  'definition.bound.cycle': {
    message: ({ name, met }) => `${name} names ${met}, and the bounds lead back from there.`,
    hint: 'Clear min_key or max_key on one filter of the loop; its values can only be equal.',
  },
  'definition.multiselect.mismatch': {
    message: ({ met }) => `is_multiselect does not agree with the data type ${met}.`,
    hint: 'Let is_multiselect and a list-of data type agree; several values are allowed.',
  },
  'definition.next.childless': {
    message: () => 'has_next_filter is set, and no filter is next.',
    hint: 'Clear has_next_filter, or send the child filter.',
  },
  'option.shape': {
    message: ({ name, met }) =>
      name === 'values'
        ? `values is ${met}, not a list.`
        : `The value is ${met} and names nothing to store.`,
    hint: 'Send an object with `name` and `value` for every value; the value was left out.',
  },
  'option.name.missing': {
    message: () => 'The value has no name.',
    hint: 'Give the value a `name`; the text of the value replaces it.',
  },
  'option.value.missing': {
    message: () => 'The value to store is absent; key or id is stored instead.',
    hint: 'Send values[].value; its key or id is stored instead.',
  },
  'option.value.type': {
    message: ({ met }) =>
      `The value is ${met}, not of the data type: a text, number or flag is kept as sent.`,
    hint: 'Send values[].value in the JSON type that data_type names.',
  },
  'option.value.shared': {
    message: ({ met }) => `${met} is in the list twice.`,
    hint: 'Give every value of a list a `value` of its own; the first is kept.',
  },
  'option.selected.several': {
    message: ({ met }) => `${met} values are selected where one is stored.`,
    hint: 'Select one value, or set is_multiselect; the first is taken.',
  },
  'option.icon.refused': {
    message: ({ met }) => `${met} is no picture.`,
    hint: 'Use an http(s) address; the picture is left out.',
  },
  'option.location.shape': {
    message: ({ met }) => `The location is ${met}, no point on Earth.`,
    hint: 'Send latitude −90…90 and longitude −180…180 as numbers.',
  },
  'group.shape': {
    message: ({ name, met }) =>
      name === 'groups' ? `groups is ${met}, not a list.` : `The group is ${met}, untitled.`,
    hint: 'Send groups as a list of {group, value_keys}.',
  },
  'group.value.unknown': {
    message: ({ met }) => `No value of the list has the key ${met}.`,
    hint: 'Name values[].key of the same list in value_keys.',
  },
};

/** What a property should be, by its name. */
function wantedFor(name: string): string {
  if (/^(?:is_|has_|selected$)/.test(name)) return 'true or false';
  if (/^(?:min|max)_value$/.test(name)) return 'a number';
  return /^(?:min|max)_length$/.test(name) ? 'a length' : 'text';
}

function conditionMessage({ name, met }: Defect): string {
  if (name === 'show_if') return `show_if is ${met}, not a list.`;
  if (name === 'value') return `The value is ${met}: the condition never matches.`;
  return `The condition is ${met}, keyless.`;
}

/** How bad an oddity is: `error` takes something out of the form, `warning` was repaired, `info` is worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** One oddity of a definition. The rest of the form works all the same. */
export interface Diagnostic {
  /** Stable and dotted, e.g. `definition.parent.missing`; the README lists them all. */
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** JSON Pointer (RFC 6901) into the compiled document. */
  readonly pointer: string;
  /** What happened, in English, with the value met. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** Every code `compile` may report. */
export type DiagnosticCode = keyof typeof DIAGNOSTICS;

/** Severity and remedy of every oddity; the README's table is held to this list by a test. */
export const DIAGNOSTICS = {
  'document.shape': {
    severity: 'error',
    hint: 'Send a list of filters or an object with a `filters` list.',
  },
  'definition.shape': { severity: 'error', hint: 'Send an object for every filter.' },
  'definition.key.missing': { severity: 'error', hint: 'Give the filter a non-empty `key`.' },
  'definition.key.shared': {
    severity: 'warning',
    hint: 'Make the filters that share the key exclusive by show_if, or rename one.',
  },
  'definition.id.missing': {
    severity: 'warning',
    hint: 'Give the filter an `id`, or no child can point at it.',
  },
  'definition.id.shared': {
    severity: 'warning',
    hint: 'Give every filter an `id` of its own; children follow the first.',
  },
  'definition.name.missing': {
    severity: 'warning',
    hint: 'Give the filter a `name`; the key stands in for it.',
  },
  'definition.type.unknown': {
    severity: 'warning',
    hint: 'Use one of the sixteen filter types; the field is read-only.',
  },
  'definition.data-type.unknown': {
    severity: 'warning',
    hint: 'Use one of the ten data types; STRING is assumed.',
  },
  'definition.property.type': {
    severity: 'warning',
    hint: 'Send the property with the JSON type of the specification.',
  },
  'definition.limits.crossed': {
    severity: 'warning',
    hint: 'Send a minimum that is not above the maximum; both were dropped.',
  },
  'definition.parent.missing': {
    severity: 'error',
    hint: 'Point parent_filter_id at the `id` of a filter on the same page; the field stays hidden.',
  },
  'definition.cycle': {
    severity: 'error',
    hint: 'Clear parent_filter_id or show_if on one filter of the loop; the named edge was cut.',
  },
  'definition.show-if.unknown': {
    severity: 'warning',
    hint: 'Use the key of a filter on the same page; the condition never matches.',
  },
  'definition.show-if.shape': {
    severity: 'warning',
    hint: 'Send show_if as a list of {key, value}.',
  },
  'definition.multiselect.mismatch': {
    severity: 'info',
    hint: 'Let is_multiselect and a list-of data type agree; several values are allowed.',
  },
  'definition.next.childless': {
    severity: 'info',
    hint: 'Clear has_next_filter, or send the child filter.',
  },
  'option.shape': {
    severity: 'warning',
    hint: 'Send an object with `name` and `value` for every value; the value was left out.',
  },
  'option.name.missing': {
    severity: 'warning',
    hint: 'Give the value a `name`; the text of the value stands in for it.',
  },
  'option.value.missing': {
    severity: 'info',
    hint: 'Send values[].value; its key or id stands in.',
  },
  'option.value.type': {
    severity: 'warning',
    hint: 'Send values[].value in the JSON type that data_type names.',
  },
  'option.value.shared': {
    severity: 'warning',
    hint: 'Give every value of a list a `value` of its own; the first is kept.',
  },
  'option.selected.several': {
    severity: 'warning',
    hint: 'Select one value, or set is_multiselect; the first is taken.',
  },
  'option.icon.refused': {
    severity: 'warning',
    hint: 'Use an http(s) address; the picture is left out.',
  },
  'option.location.shape': {
    severity: 'warning',
    hint: 'Send latitude −90…90 and longitude −180…180 as numbers.',
  },
  'group.shape': { severity: 'warning', hint: 'Send groups as a list of {group, value_keys}.' },
  'group.value.unknown': {
    severity: 'info',
    hint: 'Name values[].key of the same list in value_keys.',
  },
} as const satisfies Record<string, { severity: Severity; hint: string }>;

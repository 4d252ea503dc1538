/**
 * Replaces rjsf's `omitExtraData` and its helpers: the data of the form is made from the visible
 * fields, so it has nothing to leave out, and the deprecated methods of the form that name the used
 * data are not called.
 */
export function wholeData(formData: unknown): unknown {
  return formData;
}

function noNames(): readonly never[] {
  return [];
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return (value ?? '') === '';
  return Array.isArray(value) ? value.length === 0 : Object.values(value).every(isEmpty);
}

// rjsf imports them so.
export {
  wholeData as default,
  wholeData as getUsedFormData,
  noNames as getFieldNames,
  isEmpty as isValueEmpty,
};

/** Name of a field inside rjsf: by index, because a key may be any text and an id may not. */
export function fieldName(field: number): string {
  return `f${field}`;
}

/** Place in `plan.fields` of the field with this name inside rjsf. */
export function fieldNamed(name: string): number {
  return Number(name.slice(1));
}

/** Id of the control of a field; `prefix` distinguishes the forms of one page. */
export function fieldId(prefix: string, field: number): string {
  return `${prefix}_${fieldName(field)}`;
}

import type { FormMode } from '@bozor/form-engine';

/** Returns the id of the `<form>` of a mode; panels find the element by it. */
export function formIdOf(mode: FormMode): string {
  return `lab-form-${mode}`;
}

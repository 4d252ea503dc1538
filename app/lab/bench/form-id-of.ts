import type { FormMode } from '@bozor/form-engine';

/** Id of the `<form>` of a mode, drawn in its place: panels look at the very page. */
export function formIdOf(mode: FormMode): string {
  return `lab-form-${mode}`;
}

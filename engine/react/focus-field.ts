import { fieldId } from './field-id.ts';

const FOCUSABLE =
  'input:not([type="hidden"], :disabled), button:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href], [tabindex]';

/**
 * Scrolls to a field of a form on the page and focuses its control, or the first control inside it.
 *
 * @param formId The `id` that `EngineForm` was given.
 * @param field Index of the field in `plan.fields`.
 * @returns Whether the form is on the page and shows the field.
 */
export function focusField(formId: string, field: number): boolean {
  const control = document.getElementById(fieldId(formId, field));
  if (control === null) return false;
  const inside = control.matches(FOCUSABLE) ? control : control.querySelector(FOCUSABLE);
  const target = inside instanceof HTMLElement ? inside : control;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}

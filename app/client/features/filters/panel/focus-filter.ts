const FOCUSABLE = 'input:not(:disabled), button:not(:disabled), select:not(:disabled), [tabindex]';

/**
 * Brings a filter of a drawn form into view and the focus into it.
 *
 * @param formId Id of the `<form>`.
 * @param field Place of the filter in its plan: the engine ends the ids of its controls with it.
 * @returns Whether the form shows that filter.
 */
export function focusFilter(formId: string, field: number): boolean {
  const control = document.getElementById(formId)?.querySelector(`[id$="_f${field}"]`) ?? null;
  if (control === null) return false;
  const inside = control.matches(FOCUSABLE) ? control : control.querySelector(FOCUSABLE);
  const target = inside ?? control;
  target.scrollIntoView({ block: 'center' });
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  return true;
}

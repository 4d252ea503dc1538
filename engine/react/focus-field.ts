const FOCUSABLE =
  'input:not([type="hidden"], :disabled), button:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href], [tabindex]';

/** Scrolls to the control with this id and focuses it, or the first control inside it. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  if (control === null) return;
  const inside = control.matches(FOCUSABLE) ? control : control.querySelector(FOCUSABLE);
  const target = inside instanceof HTMLElement ? inside : control;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}

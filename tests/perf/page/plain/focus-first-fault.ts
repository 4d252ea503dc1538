const CONTROL = 'input, select, textarea';

/**
 * Focuses the first fault, for libraries that do not.
 *
 * @param messages Finds the messages in the page.
 */
export function focusFirstFault(messages: string): void {
  const message = document.querySelector(messages);
  for (let part = message; part !== null; part = part.parentElement) {
    const control =
      part.querySelector(CONTROL) ?? part.previousElementSibling?.querySelector(CONTROL);
    if (control instanceof HTMLElement) {
      control.focus();
      return;
    }
  }
}

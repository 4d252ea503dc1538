const CONTROL = 'input, select, textarea';

/**
 * Leads the person to the first fault, in libraries that leave it to the application.
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

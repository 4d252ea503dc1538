import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** The box with this name. */
export const box = (name: string) => page.getByRole('textbox', { name, exact: true });

/** The native element of a box, for its selection. */
export function inputOf(name: string): HTMLInputElement {
  const element = box(name).element();
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no <input>`);
  return element;
}

/** Tabs until the element has the focus; fails after twenty tabs. */
export async function tabTo(name: string): Promise<void> {
  for (let tabs = 0; tabs < 20; tabs += 1) {
    if (document.activeElement === box(name).query()) return;
    await userEvent.tab();
  }
  expect(document.activeElement).toBe(box(name).query());
}

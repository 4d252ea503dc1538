import { page } from 'vitest/browser';

/** The box with this name. */
export const box = (name: string) => page.getByRole('textbox', { name, exact: true });

/** The native element of a box, for its selection. */
export function inputOf(name: string): HTMLInputElement {
  const element = box(name).element();
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no <input>`);
  return element;
}

/** Waits until nothing fades in any more: axe would measure half-shown colours. */
export async function settle(): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

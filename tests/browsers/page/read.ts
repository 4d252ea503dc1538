import type { Target } from '../target.ts';
import { findAll, textOf } from './find.ts';

/** Visible properties of a target's element. */
export interface Reading {
  readonly text: string;
  /** Value of an input; `null` for anything else. */
  readonly value: string | null;
  readonly isChecked: boolean;
  readonly hasFocus: boolean;
  readonly isBusy: boolean;
  /** Kind of the input; `''` for anything else. */
  readonly type: string;
  /** URL of a link; `null` for any other element. */
  readonly href: string | null;
  /** Computed colour of its text. */
  readonly colour: string;
}

/** The elements that match a target. */
export function read(target: Target): readonly Reading[] {
  return findAll(target).map((element) => {
    const input = isField(element) ? element : null;
    return {
      text: textOf(element),
      value: input?.value ?? null,
      isChecked: element.matches(':checked, [aria-checked="true"], [aria-selected="true"]'),
      hasFocus: element === document.activeElement,
      isBusy: element.matches('[aria-busy="true"], [aria-disabled="true"]'),
      type: input?.type ?? '',
      href: element.getAttribute('href'),
      colour: getComputedStyle(element).color,
    };
  });
}

/** Sets the value of a system's picker, as its own window does. */
export function setPicker(target: Target, value: string): void {
  const [element] = findAll(target);
  if (!(element instanceof HTMLInputElement)) throw new Error('There is no such picker.');
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  // React overrides the property of the element itself.
  own?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function isField(
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

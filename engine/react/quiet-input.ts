import type { FocusEvent } from 'react';

const QUIET = ['name', 'type'] as const;

/**
 * Lets an input that takes the focus ignore writes of the name and the type it already has.
 *
 * React writes both on every letter. To a browser each write is a change of names within the form,
 * so before the next event it lists every control of the form again: half of the time of a letter
 * among 300 fields. There is no other way to avoid such a write.
 */
export function quietInput({ target }: Pick<FocusEvent, 'target'>): void {
  if (!(target instanceof HTMLInputElement) || Object.hasOwn(target, QUIET[0])) return;
  for (const attribute of QUIET) {
    Object.defineProperty(target, attribute, {
      configurable: true,
      enumerable: true,
      get: () => target.getAttribute(attribute) ?? '',
      set: (value: string) => {
        if ((target.getAttribute(attribute) ?? '') !== value) target.setAttribute(attribute, value);
      },
    });
  }
}

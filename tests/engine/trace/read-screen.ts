import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

import type { Screen } from './expected-screen.ts';

const CONTROLS = 'input, textarea, select, button, [role], fieldset';
const GROUPS = '[role="group"], [role="radiogroup"], fieldset';

/** Reads a form the way assistive technology does: names and descriptions of its controls. */
export function openScreenReader(form: Element, labels: ReadonlySet<string>) {
  /** A control keeps its label as long as it is mounted. */
  const names = new WeakMap<Element, string>();

  return {
    read: (): Screen => {
      const controls = Array.from(form.querySelectorAll(CONTROLS)).filter(isOutermost);
      const named = controls
        .map((control) => ({ control, name: nameOf(control) }))
        .filter(({ name }) => labels.has(name));
      return {
        labels: named.map(({ name }) => name),
        faults: named.flatMap(({ control, name }) => {
          const invalid = invalidIn(control);
          if (invalid === null) return [];
          const own = computeAccessibleDescription(control);
          return [[name, own === '' ? computeAccessibleDescription(invalid) : own] as const];
        }),
      };
    },
  };

  function isOutermost(control: Element): boolean {
    const group = control.parentElement?.closest(GROUPS) ?? null;
    return group === null || !form.contains(group);
  }

  function nameOf(control: Element): string {
    const known = names.get(control) ?? computeAccessibleName(control);
    names.set(control, known);
    return known;
  }
}

/** The control itself, or the first part of a group, that is marked as wrong. */
function invalidIn(control: Element): Element | null {
  if (control.getAttribute('aria-invalid') === 'true') return control;
  return control.matches(GROUPS) ? control.querySelector('[aria-invalid="true"]') : null;
}

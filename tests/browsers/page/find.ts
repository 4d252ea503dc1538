import { computeAccessibleName, getRole } from 'dom-accessibility-api';

import type { Target, TextMatch } from '../target.ts';

/** Native elements of the roles in use: names are computed only for these. */
const NATIVE: Readonly<Record<string, string>> = {
  button: 'button, summary, input[type=submit]',
  link: 'a[href]',
  textbox: 'input, textarea',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog',
  list: 'ul, ol',
  listitem: 'li',
  navigation: 'nav',
  main: 'main',
  banner: 'header',
  article: 'article',
  complementary: 'aside',
  region: 'section',
  group: 'fieldset',
  combobox: 'input, select',
  img: 'img',
  label: 'input, textarea, select',
};

/** The visible elements that match a target, in document order. */
export function findAll(target: Target): readonly Element[] {
  const { role, name, containing, within, index } = target;
  const scopes = within === undefined ? [document.documentElement] : findAll(within);
  const found = scopes
    .flatMap((scope) => [...scope.querySelectorAll(selectorOf(role))])
    .filter((element) => isOfRole(element, role) && isVisible(element))
    .filter((element) => name === undefined || matches(nameOf(element, role), name))
    .filter((element) => containing === undefined || matches(textOf(element), containing, 'part'));
  const own = role === 'text' ? innermost(found) : found;
  return index === undefined ? own : own.slice(index, index + 1);
}

/** The accessible name of an element; its text for a target by text. */
function nameOf(element: Element, role: string): string {
  return role === 'text' ? textOf(element) : tidy(computeAccessibleName(element));
}

/** Whether an element has a box and is not hidden. */
function isVisible(element: Element): boolean {
  // Such an element has no box; its children are laid out instead of it.
  const hasBox = getComputedStyle(element).display !== 'contents';
  if (!hasBox) return [...element.children].some(isVisible);
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The text of an element with single spaces. */
export function textOf(element: Element): string {
  return tidy(element.textContent);
}

function selectorOf(role: string): string {
  if (role === 'text') return 'body *:not(script, style)';
  const native = NATIVE[role];
  const aria = `[role~="${role}"]`;
  return native === undefined ? aria : `${native}, ${aria}`;
}

function isOfRole(element: Element, role: string): boolean {
  return role === 'text' || role === 'label' || getRole(element) === role;
}

function matches(text: string, match: TextMatch, how: 'whole' | 'part' = 'whole'): boolean {
  if (typeof match !== 'string') return new RegExp(match.pattern).test(text);
  return how === 'whole' ? text === tidy(match) : text.includes(tidy(match));
}

/** Elements without those that contain another one. */
function innermost(elements: readonly Element[]): readonly Element[] {
  return elements.filter(
    (element) => !elements.some((other) => other !== element && element.contains(other)),
  );
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

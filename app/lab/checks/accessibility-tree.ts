import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';

/** A part of a page as a screen reader tells it. */
export interface TreeNode {
  /** ARIA role; `text` for plain words. */
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** `required`, `invalid`, `checked`, `expanded` and their like, as they are now. */
  readonly states: readonly string[];
  /** What it holds, where it holds a value. */
  readonly value: string | null;
  readonly children: readonly TreeNode[];
}

/**
 * The accessibility tree below an element: what assistive technology is given of it.
 *
 * Elements without a role of their own stand back for what is in them; what is hidden from
 * assistive technology is left out.
 *
 * @see https://www.w3.org/TR/accname-1.2/ for names and descriptions.
 */
export function accessibilityTree(root: Element): readonly TreeNode[] {
  return Array.from(root.childNodes).flatMap(nodesOf);
}

function nodesOf(node: ChildNode): readonly TreeNode[] {
  if (node instanceof Text) return textNodes(node.data);
  if (!(node instanceof Element) || isInaccessible(node)) return [];
  const role = getRole(node);
  if (role === null || PLAIN_ROLES.has(role)) return accessibilityTree(node);
  return [
    {
      role,
      name: computeAccessibleName(node),
      description: computeAccessibleDescription(node),
      states: statesOf(node),
      value: valueOf(node),
      children: NAMED_BY_CONTENT.has(role) ? [] : accessibilityTree(node),
    },
  ];
}

/** Roles that say nothing by themselves. */
const PLAIN_ROLES = new Set([
  'generic',
  'none',
  'presentation',
  'paragraph',
  'legend',
  'strong',
  'emphasis',
]);

/** Roles whose words are their name: told twice, they would be heard twice. */
const NAMED_BY_CONTENT = new Set([
  'button',
  'checkbox',
  'combobox',
  'heading',
  'img',
  'link',
  'option',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

/** Roles that a person acts on: without a name nobody knows what for. */
const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'radio',
  'radiogroup',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
]);

/** Whether a control cannot be told from another: it has no name. */
export function isNameless({ role, name }: TreeNode): boolean {
  return name === '' && CONTROLS.has(role);
}

function textNodes(text: string): readonly TreeNode[] {
  const name = text.trim();
  if (name === '') return [];
  return [{ role: 'text', name, description: '', states: [], value: null, children: [] }];
}

const STATES = [
  'required',
  'invalid',
  'checked',
  'expanded',
  'selected',
  'pressed',
  'disabled',
  'busy',
];

function statesOf(element: Element): readonly string[] {
  const said = STATES.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    if (value === null || value === 'false') return [];
    return value === 'true' ? [state] : [`${state}: ${value}`];
  });
  const isTicked = element instanceof HTMLInputElement && element.checked;
  const isOff = element.matches(':disabled');
  return [
    ...said,
    ...(isTicked && !said.includes('checked') ? ['checked'] : []),
    ...(isOff && !said.includes('disabled') ? ['disabled'] : []),
  ];
}

function valueOf(element: Element): string | null {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
    return element.value;
  }
  if (!(element instanceof HTMLInputElement)) return element.getAttribute('aria-valuetext');
  return ['checkbox', 'radio'].includes(element.type) ? null : element.value;
}

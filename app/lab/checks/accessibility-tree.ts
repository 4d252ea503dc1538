import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';

/** A node of the accessibility tree. */
export interface TreeNode {
  /** ARIA role; `text` for a text node. */
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Current states: `required`, `invalid`, `checked`, `expanded` and others of `STATES`. */
  readonly states: readonly string[];
  /** `null` for an element without a value. */
  readonly value: string | null;
  readonly children: readonly TreeNode[];
}

/**
 * Computes the accessibility tree below an element.
 *
 * Elements without a role are replaced by their children; inaccessible elements are left out.
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

/** Roles without a meaning of their own. */
const PLAIN_ROLES = new Set([
  'generic',
  'none',
  'presentation',
  'paragraph',
  'legend',
  'strong',
  'emphasis',
]);

/** Roles named by their content: their children would repeat the name. */
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

/** Roles of controls, which need an accessible name. */
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

/** Whether a control has no accessible name. */
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
  const ariaStates = STATES.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    if (value === null || value === 'false') return [];
    return value === 'true' ? [state] : [`${state}: ${value}`];
  });
  const isTicked = element instanceof HTMLInputElement && element.checked;
  const isDisabled = element.matches(':disabled');
  return [
    ...ariaStates,
    ...(isTicked && !ariaStates.includes('checked') ? ['checked'] : []),
    ...(isDisabled && !ariaStates.includes('disabled') ? ['disabled'] : []),
  ];
}

function valueOf(element: Element): string | null {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
    return element.value;
  }
  if (!(element instanceof HTMLInputElement)) return element.getAttribute('aria-valuetext');
  return ['checkbox', 'radio'].includes(element.type) ? null : element.value;
}

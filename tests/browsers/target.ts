/** A text, or a pattern for it. It is sent to the page as JSON. */
export type TextMatch = string | { readonly pattern: string };

/** An element of the page: by its role and name, or by its text. */
export interface Target {
  /** ARIA role; `text` for the innermost element with this text, `label` for a control by its label. */
  readonly role: string;
  /** Accessible name, or the text; any if absent. */
  readonly name?: TextMatch;
  /** Text that it must contain. */
  readonly containing?: TextMatch;
  /** Element that must contain it. */
  readonly within?: Target;
  /** Index among several; without one there must be only one. */
  readonly index?: number;
}

type TargetOptions = Pick<Target, 'containing' | 'within' | 'index'>;

/** An element by its role and accessible name. */
export function byRole(role: string, name?: string | RegExp, options: TargetOptions = {}): Target {
  return { role, ...(name !== undefined && { name: toMatch(name) }), ...options };
}

/** The innermost element with this text. */
export function byText(text: string | RegExp, options: TargetOptions = {}): Target {
  return byRole('text', text, options);
}

/** A control by its label, whatever its role: a system's date picker has none. */
export function byLabel(name: string | RegExp, options: TargetOptions = {}): Target {
  return byRole('label', name, options);
}

/** A button. */
export function button(name: string | RegExp, options: TargetOptions = {}): Target {
  return byRole('button', name, options);
}

/** A dialog. */
export function dialog(name: string | RegExp): Target {
  return byRole('dialog', name);
}

/** A text box. */
export function textbox(name: string | RegExp, options: TargetOptions = {}): Target {
  return byRole('textbox', name, options);
}

/** Description of the target for messages. */
export function describeTarget({ role, name, within, containing }: Target): string {
  const words = [role, nameText(name), containing && `containing ${nameText(containing)}`];
  const own = words.filter(Boolean).join(' ');
  return within === undefined ? own : `${own} in ${describeTarget(within)}`;
}

function toMatch(name: string | RegExp): TextMatch {
  return typeof name === 'string' ? name : { pattern: name.source };
}

function nameText(name: TextMatch | undefined): string {
  if (name === undefined) return '';
  return typeof name === 'string' ? `«${name}»` : `/${name.pattern}/`;
}

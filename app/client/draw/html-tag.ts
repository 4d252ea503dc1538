const UNSAFE = /[&<>"']/g;

/** Text as it may stand between tags and in the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(UNSAFE, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A tag without content; an attribute that is `null` is left out. */
export function htmlTag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(attributes).map(([key, text]) =>
    text === null ? '' : ` ${key}="${escapeHtml(text)}"`,
  );
  return `<${name}${written.join('')}>`;
}

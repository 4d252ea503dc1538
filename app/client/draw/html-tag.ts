const UNSAFE = /[&<>"']/g;

/** Escapes text for content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(UNSAFE, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A tag without content; attributes that are `null` are omitted. */
export function htmlTag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(attributes).map(([key, text]) =>
    text === null ? '' : ` ${key}="${escapeHtml(text)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** «+992 93 555 12 34» with no-break spaces; any other number unchanged. */
export function phoneText(phone: string): string {
  const parts = /^\+992(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone.replaceAll(/\s/g, ''));
  return parts === null ? phone : ['+992', ...parts.slice(1)].join('\u00A0');
}

/** The `tel:` URL of a number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

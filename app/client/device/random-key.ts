/**
 * A text that nobody else makes: 128 random bits as 32 hex digits.
 *
 * `crypto.randomUUID` is there on https and localhost only; a page served over plain http in a
 * local network has to do without it.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

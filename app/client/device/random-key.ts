/**
 * A unique key: 128 random bits as 32 hex digits.
 * `crypto.randomUUID` exists only on https and localhost, not on plain http in a local network.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Copies a text; browsers offer the clipboard only on https and localhost.
 *
 * @returns Whether it was copied. Never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard, or its use is forbidden.
    return false;
  }
}

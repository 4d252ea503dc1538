/** Words of four letters and more in texts and numbers, however deep they are. */
export function wordsOf(parts: readonly unknown[]): readonly string[] {
  return parts.flatMap((part): readonly string[] => {
    if (typeof part === 'object' && part !== null) return wordsOf(Object.values(part));
    if (typeof part !== 'string' && typeof part !== 'number') return [];
    return String(part).match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [];
  });
}

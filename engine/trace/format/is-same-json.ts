/** Whether two pieces of JSON are the same; the order of an object's properties does not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;

  const parts = new Map<string, unknown>(Object.entries(one));
  const others: readonly (readonly [string, unknown])[] = Object.entries(other);
  return (
    parts.size === others.length &&
    others.every(([name, part]) => parts.has(name) && isSameJson(parts.get(name), part))
  );
}

/** Freezes JSON-like data all the way down and gives it back; what is frozen already is trusted. */
export function deepFreeze<T extends object>(data: T): T {
  const open: object[] = [data];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (Object.isFrozen(part)) continue;
    Object.freeze(part);
    for (const inner of Object.values(part)) {
      if (typeof inner === 'object' && inner !== null) open.push(inner);
    }
  }
  return data;
}

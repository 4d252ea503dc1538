/**
 * Everything React has made of a container: its fibers. An update replaces those that it visits,
 * rendered or not, and keeps the others.
 */
export function fibersOf(container: Element): ReadonlySet<object> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) throw new Error('React has drawn nothing in this element.');
  const fibers = new Set<object>();
  const open = [part(part(part(container, key), 'stateNode'), 'current')];
  for (let fiber = open.pop(); fiber !== undefined; fiber = open.pop()) {
    if (fiber === null) continue;
    fibers.add(fiber);
    open.push(part(fiber, 'child'), part(fiber, 'sibling'));
  }
  return fibers;
}

function part(owner: object | null, name: string): object | null {
  const value: unknown = owner === null ? null : Reflect.get(owner, name);
  return typeof value === 'object' ? value : null;
}

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * Returns a machine as a Mermaid state diagram, read from its definition: states with what they
 * invoke, and transitions with their event and guard.
 */
export function toMermaid({ root }: AnyStateMachine): string {
  const lines = [...innerLines(root, '  '), ...transitionLines(root)];
  return ['stateDiagram-v2', ...lines].join('\n');
}

function innerLines(node: AnyStateNode, indent: string): readonly string[] {
  const parts: readonly AnyStateNode[] = Object.values(node.states);
  const regions = parts.map((part) => stateLines(part, indent));
  if (node.type === 'parallel') {
    return regions.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]));
  }
  const first = parts.filter(({ key }) => key === node.config.initial);
  const entries = first.map((part) => `${indent}[*] --> ${idOf(part)}`);
  return [...entries, ...regions.flat()];
}

function stateLines(node: AnyStateNode, indent: string): readonly string[] {
  const invoked: readonly { readonly src: unknown }[] = node.invoke;
  const calls = invoked.map(({ src }) => ` / ${String(src)}`).join('');
  const head = `${indent}state "${node.key}${calls}" as ${idOf(node)}`;
  const end = node.type === 'final' ? [`${indent}${idOf(node)} --> [*]`] : [];
  const inner = innerLines(node, `${indent}  `);
  return inner.length === 0 ? [head, ...end] : [`${head} {`, ...inner, `${indent}}`];
}

function transitionLines(node: AnyStateNode): readonly string[] {
  const byEvent: readonly (readonly AnyTransitionDefinition[])[] = [...node.transitions.values()];
  const own = [...byEvent.flat(), ...(node.always ?? [])].flatMap(oneTransition);
  const parts: readonly AnyStateNode[] = Object.values(node.states);
  return [...own, ...parts.flatMap(transitionLines)];
}

function oneTransition({ source, target, guard, eventType }: AnyTransitionDefinition) {
  const label = [eventName(eventType), guardName(guard)].filter((part) => part !== '').join(' ');
  const targets: readonly AnyStateNode[] = target ?? [source];
  // The machine as a whole has no box of its own.
  const from = source.parent === undefined ? 'any' : idOf(source);
  return targets
    .filter(({ parent }) => parent !== undefined)
    .map((node) => `  ${from} --> ${idOf(node)}${label === '' ? '' : `: ${label}`}`);
}

function eventName(type: string): string {
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor !== undefined) return `${actor} ${end === 'done' ? 'answered' : 'failed'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? type : `after ${delay}`;
}

function guardName(guard: unknown): string {
  if (guard === undefined) return '';
  const name = propertyOf(guard, 'type') ?? guard;
  if (typeof name !== 'string') throw new Error('A guard has no name: add it to `setup`.');
  const params = propertyOf(guard, 'params');
  const fixed = typeof params === 'object' && params !== null ? Object.values(params) : [];
  return `[${[name, ...fixed].join(' ')}]`;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function idOf({ id }: AnyStateNode): string {
  return id.replaceAll('.', '_');
}

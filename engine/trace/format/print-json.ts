/** Letters a line has room for. */
const WIDTH = 100;
const INDENT = '  ';

/**
 * Prints JSON for people and for `diff`: what fits a line is on one, what does not is broken
 * into its parts. No line break at the end.
 *
 * @param room Letters of the line that are taken already, the comma after it included.
 */
export function printJson(json: unknown, indent = '', room = 0): string {
  if (typeof json !== 'object' || json === null) return scalar(json);
  const line = onOneLine(json);
  if (indent.length + room + line.length <= WIDTH) return line;
  return Array.isArray(json) ? printList(json, indent) : printObject(json, indent);
}

/** Prints a list, every member on a line of its own, whatever would fit. */
export function printList(list: readonly unknown[], indent = ''): string {
  if (list.length === 0) return '[]';
  const inner = indent + INDENT;
  const members = list.map((member) => inner + printJson(member, inner, 1));
  return `[\n${members.join(',\n')}\n${indent}]`;
}

/** Prints an object, every property on a line of its own, whatever would fit. */
function printObject(object: object, indent = ''): string {
  const inner = indent + INDENT;
  const properties = propertiesOf(object).map(([name, value]) => {
    const head = `${JSON.stringify(name)}: `;
    return inner + head + printJson(value, inner, head.length + 1);
  });
  return properties.length === 0 ? '{}' : `{\n${properties.join(',\n')}\n${indent}}`;
}

function onOneLine(json: unknown): string {
  if (typeof json !== 'object' || json === null) return scalar(json);
  if (Array.isArray(json)) return `[${json.map(onOneLine).join(', ')}]`;
  const properties = propertiesOf(json).map(
    ([name, value]) => `${JSON.stringify(name)}: ${onOneLine(value)}`,
  );
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`;
}

function propertiesOf(object: object): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(object).filter(([, value]) => value !== undefined);
}

function scalar(json: unknown): string {
  return JSON.stringify(json) ?? 'null';
}

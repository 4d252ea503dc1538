/** A name that may be without quotes as a property, or name a type. */
const IDENTIFIER = /^[a-z$_][\w$]*$/i;

/** Reserved words of TypeScript, where a type is named. */
const RESERVED = new Set(
  `any as bigint boolean break case catch class const continue debugger default delete do else enum
  export extends false finally for function if import in instanceof never new null number object
  return string super switch symbol this throw true try typeof undefined unknown var void while with
  yield await implements interface let package private protected public static`.split(/\s+/),
);

/** Whether a type may be called so. */
export function isTypeName(text: string): boolean {
  return IDENTIFIER.test(text) && !RESERVED.has(text);
}

/** A key as a property's name: in quotes where it must be. */
export function propertyName(key: string): string {
  return IDENTIFIER.test(key) ? key : textLiteral(key);
}

/** A text as a literal; what is no whole letter is escaped. */
export function textLiteral(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

/** A comment of whole sentences; nothing in it can end it. */
export function docComment(lines: readonly string[], indent: string): string {
  const safe = lines.map((line) =>
    line.replaceAll(/\s+/g, ' ').replaceAll('*/', '*\u200B/').trim(),
  );
  if (safe.length === 1) return `${indent}/** ${safe.join('')} */`;
  return [
    `${indent}/**`,
    ...safe.map((line) => `${indent} * ${line}`.trimEnd()),
    `${indent} */`,
  ].join('\n');
}

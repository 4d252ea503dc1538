import type { Declaration, VariableDeclarator } from 'oxc-parser';

/** A declared name and the text of its declaration, without what it does. */
export interface Signature {
  readonly name: string;
  readonly signature: string;
}

/** The names that a declaration declares: several for `const a = 1, b = 2`. */
export function signatureOf(declaration: Declaration, text: string): readonly Signature[] {
  switch (declaration.type) {
    case 'FunctionDeclaration': {
      const { id, body, start, end } = declaration;
      if (id === null) return [];
      return [{ name: id.name, signature: tidy(text.slice(start, body?.start ?? end)) }];
    }
    case 'ClassDeclaration': {
      const { id, body, start } = declaration;
      return id === null ? [] : [{ name: id.name, signature: tidy(text.slice(start, body.start)) }];
    }
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration': {
      const { id, start, end } = declaration;
      return [{ name: id.name, signature: tidy(text.slice(start, end)) }];
    }
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier') return [];
        const stop = endOfType({ id, init });
        return [{ name: id.name, signature: `const ${tidy(text.slice(id.start, stop))}` }];
      });
    default:
      return [];
  }
}

/** The type is read from an annotation, else from a function's head, or from the value itself. */
function endOfType({ id, init }: Pick<VariableDeclarator, 'id' | 'init'>): number {
  const annotation = 'typeAnnotation' in id ? (id.typeAnnotation ?? null) : null;
  if (annotation !== null) return annotation.end;
  if (init === null) return id.end;
  return init.type === 'ArrowFunctionExpression' ? init.body.start : init.end;
}

/** Values longer than this many letters are less useful than their docstring. */
const LONGEST_VALUE = 400;

function tidy(source: string): string {
  const text = source.trim().replace(/;$/, '');
  if (text.length <= LONGEST_VALUE || !text.includes(' = ')) return text;
  return /^(?:interface|type)\b/.test(text) ? text : `${text.slice(0, text.indexOf(' = '))} = …`;
}

import { parseSync, Visitor, type Expression } from 'oxc-parser';

import {
  YOUNG_ATTRIBUTES,
  YOUNG_EVENTS,
  YOUNG_GLOBALS,
  YOUNG_MEMBERS,
  YOUNG_STATICS,
} from './young-names.ts';

/**
 * Paths of the features in a script that the floor lacks, found by name. A young method whose name
 * an older interface has too (`Iterator.prototype.map`) is not seen.
 */
export function scriptFeatures(script: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (path: string | undefined): void => {
    if (path !== undefined) found.add(path);
  };
  const { program } = parseSync('chunk.js', script);
  new Visitor({
    MemberExpression({ object, property }) {
      const name = nameOf(property);
      add(YOUNG_STATICS.get(`${nameOf(object)}.${name}`));
      add(YOUNG_MEMBERS.get(name));
    },
    Identifier({ name }) {
      add(YOUNG_GLOBALS.get(name));
    },
    Property({ key }) {
      add(YOUNG_ATTRIBUTES.get(nameOf(key).toLowerCase()));
    },
    CallExpression({ callee, arguments: [first] }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (nameOf(called) === 'addEventListener' && first?.type === 'Literal') {
        add(YOUNG_EVENTS.get(String(first.value)));
      }
    },
    Literal(node) {
      if ('regex' in node && node.regex.flags.includes('v')) {
        add('javascript.regular_expressions.unicode_sets');
      }
    },
  }).visit(program);
  return found;
}

/** The name of an identifier, the text of a literal; '' for any other expression. */
function nameOf(node: Expression | { readonly type: 'PrivateIdentifier' }): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}

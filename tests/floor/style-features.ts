import { parse, walk } from 'css-tree';

import {
  YOUNG_FUNCTIONS,
  YOUNG_KEYWORDS,
  YOUNG_PROPERTIES,
  YOUNG_RULES,
  YOUNG_SELECTORS,
} from './young-names.ts';

/** Paths of the features in a style sheet that the floor lacks; names with a prefix do not count. */
export function styleFeatures(sheet: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (path: string | undefined): void => {
    if (path !== undefined) found.add(path);
  };
  walk(parse(sheet, { parseCustomProperty: true }), function enter(node) {
    switch (node.type) {
      case 'Atrule':
        return add(YOUNG_RULES.get(node.name));
      case 'PseudoClassSelector':
      case 'PseudoElementSelector':
        return node.name.startsWith('-') ? undefined : add(YOUNG_SELECTORS.get(node.name));
      case 'NestingSelector':
        return add('css.selectors.nesting');
      case 'Declaration':
        return node.property.startsWith('-') ? undefined : add(YOUNG_PROPERTIES.get(node.property));
      case 'Function':
        return add(YOUNG_FUNCTIONS.get(node.name));
      case 'Identifier':
        return add(YOUNG_KEYWORDS.get(`${this.declaration?.property ?? ''} ${node.name}`));
      default:
        return undefined;
    }
  });
  return found;
}

import { api, childrenOf, css, featureOf, html, javascript, type Feature } from './compat-data.ts';

/** Paths of the features that the floor lacks, by the name that code uses. */
type Names = ReadonlyMap<string, string>;

interface NamedFeature {
  readonly name: string;
  readonly feature: Feature;
}

/** Interfaces whose methods code calls by a name that nothing of ours has. */
const DOM = new Set([
  'AbortSignal',
  'Document',
  'Element',
  'Event',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'HTMLElement',
  'Navigator',
  'Node',
  'ShadowRoot',
  'URL',
  'Window',
]);
/** Their methods have names of ours (`use`, `move`); code names these classes themselves. */
const NAMED_WITH_CLASS = new Set(['DisposableStack', 'AsyncDisposableStack']);
const builtins = childrenOf(javascript['builtins']).filter(([name]) => !NAMED_WITH_CLASS.has(name));
const dom = childrenOf(api).filter(([name]) => DOM.has(name));

/** Functions of a global object: `Map.groupBy`, `AbortSignal.any`. */
export const YOUNG_STATICS = young([
  ...builtins.flatMap(([owner, node]) =>
    namesIn(node, `javascript.builtins.${owner}`)
      .filter(({ name }) => has(globalOf(owner), name))
      .map(({ name, feature }) => ({ name: `${owner}.${name}`, feature })),
  ),
  ...childrenOf(api).flatMap(([owner, node]) =>
    namesIn(node, `api.${owner}`)
      .filter(({ name }) => name.endsWith('_static'))
      .map(({ name, feature }) => ({ name: `${owner}.${name.slice(0, -7)}`, feature })),
  ),
]);

/** Methods and properties that no older interface has: `toSorted`, `showPopover`. */
export const YOUNG_MEMBERS = young([
  ...builtins.flatMap(([owner, node]) =>
    namesIn(node, `javascript.builtins.${owner}`).filter(({ name }) =>
      has(Reflect.get(Object(globalOf(owner)), 'prototype'), name),
    ),
  ),
  ...dom
    .flatMap(([owner, node]) => namesIn(node, `api.${owner}`))
    // A minifier's own names are as short.
    .filter(({ name }) => name.length > 3 && !/_(?:static|event)$/.test(name)),
]);

/** Global classes and functions: `CloseWatcher`. */
export const YOUNG_GLOBALS = young([
  ...namesIn(api, 'api').filter(({ name }) => name.length > 4),
  ...namesIn(javascript['builtins'], 'javascript.builtins'),
]);

/** Events: `scrollend`. */
export const YOUNG_EVENTS = young(
  dom
    .flatMap(([owner, node]) => namesIn(node, `api.${owner}`))
    .filter(({ name }) => name.endsWith('_event'))
    .map(({ name, feature }) => ({ name: name.slice(0, -6), feature })),
);

/** Attributes of HTML, in lower case: `popover`. */
export const YOUNG_ATTRIBUTES = young([
  ...namesIn(html['global_attributes'], 'html.global_attributes'),
  ...['button', 'dialog', 'input'].flatMap((tag) =>
    namesIn(html['elements']?.[tag], `html.elements.${tag}`),
  ),
]);

/** Properties of CSS. */
export const YOUNG_PROPERTIES = young(namesIn(css.properties, 'css.properties'));
/** Rules of CSS: `container`. */
export const YOUNG_RULES = young(namesIn(css['at-rules'], 'css.at-rules'));
/** Pseudo-classes and pseudo-elements: `popover-open`. */
export const YOUNG_SELECTORS = young(namesIn(css.selectors, 'css.selectors'));
/** Functions of CSS: `color-mix`. */
export const YOUNG_FUNCTIONS = young([
  ...namesIn(css.types, 'css.types'),
  ...childrenOf(css.types).flatMap(([name, node]) => namesIn(node, `css.types.${name}`)),
]);
/** Keywords of a property: `field-sizing content`. */
export const YOUNG_KEYWORDS = young(
  childrenOf(css.properties).flatMap(([property, node]) =>
    namesIn(node, `css.properties.${property}`).map(({ name, feature }) => ({
      name: `${property} ${name}`,
      feature,
    })),
  ),
);

function namesIn(node: Parameters<typeof childrenOf>[0], path: string): readonly NamedFeature[] {
  return childrenOf(node).flatMap(([name, child]) => {
    const feature = featureOf(child, `${path}.${name}`);
    return feature === null ? [] : [{ name, feature }];
  });
}

/** Names of which no feature is within the floor. */
function young(named: readonly NamedFeature[]): Names {
  const old = new Set(named.filter(({ feature }) => feature.isWithin).map(({ name }) => name));
  return new Map(
    named.filter(({ name }) => !old.has(name)).map(({ name, feature }) => [name, feature.path]),
  );
}

/** A global of this Node, which is younger than the floor. */
function globalOf(name: string): unknown {
  return Reflect.get(globalThis, name);
}

function has(owner: unknown, name: string): boolean {
  return owner !== undefined && Object.hasOwn(Object(owner), name);
}

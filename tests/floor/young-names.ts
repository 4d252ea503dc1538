import { api, childrenOf, css, featureOf, html, javascript, type Feature } from './compat-data.ts';

/** Paths of the features that the floor lacks, by the name that code uses. */
type Names = ReadonlyMap<string, string>;

interface NamedFeature {
  readonly name: string;
  readonly feature: Feature;
}

const interfaces = [
  ...childrenOf(api).map(([name, node]) => ({ name, node, path: `api.${name}` })),
  ...childrenOf(javascript['builtins'] ?? {}).map(([name, node]) => ({
    name,
    node,
    path: `javascript.builtins.${name}`,
  })),
];
const members = interfaces.flatMap(({ name: owner, node, path }) =>
  childrenOf(node).flatMap(([name, child]) => {
    const feature = featureOf(child, `${path}.${name}`);
    return feature === null ? [] : [{ owner, name, feature }];
  }),
);

/** Global names: `CloseWatcher`. */
export const YOUNG_GLOBALS = young(
  interfaces.flatMap(({ name, node, path }) => {
    const feature = featureOf(node, path);
    return feature === null ? [] : [{ name, feature }];
  }),
);

/** Functions of a global object: `Map.groupBy`, `AbortSignal.any`. */
export const YOUNG_STATICS = young(
  members.map(({ owner, name, feature }) => ({
    name: `${owner}.${name.replace(/_static$/, '')}`,
    feature,
  })),
);

/** Methods and properties that no older interface has: `toSorted`, `showPopover`. */
export const YOUNG_MEMBERS = young(
  members
    .filter(({ name }) => !name.endsWith('_event'))
    .map(({ name, feature }) => ({ name: name.replace(/_static$/, ''), feature })),
);

/** Events: `scrollend`. */
export const YOUNG_EVENTS = young(
  members
    .filter(({ name }) => name.endsWith('_event'))
    .map(({ name, feature }) => ({ name: name.replace(/_event$/, ''), feature })),
);

/** Attributes of HTML, in lower case: `popover`. */
export const YOUNG_ATTRIBUTES = young(
  [html['global_attributes'] ?? {}, ...childrenOf(html['elements'] ?? {}).map(([, node]) => node)]
    .flatMap((owner) => childrenOf(owner))
    .flatMap(([name, node]) => {
      const feature = featureOf(node, `html.${name}`);
      return feature === null ? [] : [{ name: name.toLowerCase(), feature }];
    }),
);

/** Properties of CSS. */
export const YOUNG_PROPERTIES = young(namesIn(css.properties, 'css.properties'));
/** Rules of CSS: `container`. */
export const YOUNG_RULES = young(namesIn(css['at-rules'], 'css.at-rules'));
/** Pseudo-classes and elements: `popover-open`. */
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

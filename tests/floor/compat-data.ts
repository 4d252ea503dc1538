import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';

import { browserFloor } from '../../app/browser-floor.ts';

/** The trees of the compatibility data in which features are looked up. */
export const { api, css, html, javascript } = compat;

/** A feature of the web, by its path in the compatibility data. */
export interface Feature {
  readonly path: string;
  /** Whether every browser of the floor has it, without a flag or a prefix. */
  readonly isWithin: boolean;
}

/** The targets of the builds, by the data's names of browsers. */
const FLOOR = browserFloor().map((target) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return { name: name === 'ios' ? 'safari_ios' : name, version: Number(version) };
});

/** A node's children by name. */
export function childrenOf(node: Identifier): readonly (readonly [string, Identifier])[] {
  return Object.entries(node).filter(([name]) => !name.startsWith('__'));
}

/** The feature of a node; `null` for a node that only groups others. */
export function featureOf(node: Identifier, path: string): Feature | null {
  return node.__compat === undefined ? null : { path, isWithin: isWithin(node.__compat) };
}

function isWithin({ support }: CompatStatement): boolean {
  const byBrowser = new Map(Object.entries(support));
  return FLOOR.every(({ name, version }) => {
    const statements = [byBrowser.get(name) ?? []].flat();
    return statements.some(
      ({ flags, prefix, alternative_name, version_removed, version_added }) =>
        (flags ?? prefix ?? alternative_name ?? version_removed) === undefined &&
        typeof version_added === 'string' &&
        Number.parseFloat(version_added.replace('≤', '')) <= version,
    );
  });
}

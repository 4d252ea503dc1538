import { createRequire } from 'node:module';

import type {
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data';

import { browserFloor } from '../../app/browser-floor.ts';

// Imported, the 20 MB would be made a module of vite: most of the time of these tests.
const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

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
export function childrenOf(
  node: Identifier | undefined,
): readonly (readonly [string, Identifier])[] {
  return Object.keys(node ?? {}).flatMap((name) => {
    const child = name.startsWith('__') ? undefined : node?.[name];
    return child === undefined ? [] : [[name, child] as const];
  });
}

/** The feature of a node; `null` for a node that only groups others, and for one that is no standard. */
export function featureOf({ __compat: compatibility }: Identifier, path: string): Feature | null {
  if (compatibility === undefined || compatibility.status?.standard_track === false) return null;
  return { path, isWithin: isWithin(compatibility) };
}

function isWithin({ support }: CompatStatement): boolean {
  const byBrowser = new Map<string, SupportStatement | undefined>(Object.entries(support));
  const isSince = (name: string, version: number) =>
    [byBrowser.get(name) ?? []]
      .flat()
      .some(
        ({ flags, prefix, alternative_name, version_removed, version_added }) =>
          (flags ?? prefix ?? alternative_name ?? version_removed) === undefined &&
          typeof version_added === 'string' &&
          Number.parseFloat(version_added.replace('≤', '')) <= version,
      );
  return FLOOR.every(
    ({ name, version }) =>
      isSince(name, version) ||
      // What Safari has on the desktop alone has no use on a phone: cursors, for one.
      (name === 'safari_ios' && isSince('safari', version)),
  );
}

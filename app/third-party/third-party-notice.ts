import { z } from 'zod/mini';

/** Licences whose packages may be shipped without a decision of the owner. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages under other licences, with the reason why they may be shipped. */
const EXCEPTIONS: readonly (readonly [name: RegExp, licence: string, reason: string])[] = [
  [/^react-leaflet$/, 'Hippocratic-2.1', 'the owner’s choice; only the application uses it'],
  [/^@react-leaflet\/core$/, 'Hippocratic-2.1', 'a part of react-leaflet'],
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'libvips, a library of its own that can be replaced'],
  [/^lightningcss/, 'MPL-2.0', 'unchanged, used by the build alone'],
];

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

/** A package that an installation of the product contains. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty when the package names none. */
  readonly licence: string;
}

/**
 * Finds the packages of an installation without development tools, for every platform.
 *
 * @param lock Content of `package-lock.json`.
 */
export function findShippedPackages(lock: string): readonly ShippedPackage[] {
  const { packages } = Lock.parse(JSON.parse(lock));
  const found = new Map<string, ShippedPackage>();
  for (const [path, { version = '', license = '', dev, link }] of Object.entries(packages)) {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || dev === true || link === true) continue;
    const name = path.slice(at + 'node_modules/'.length);
    found.set(`${name} ${version}`, { name, version, licence: license });
  }
  return [...found.values()].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

function orderOf({ name, version }: ShippedPackage): string {
  return `${name} ${version}`;
}

/** Names the packages whose licence is neither permissive nor an exception. */
export function findForeignLicences(packages: readonly ShippedPackage[]): readonly string[] {
  return packages
    .filter((one) => licencesOf(one).some((licence) => !isAllowed(one.name, licence)))
    .map(({ name, licence }) => `${name}: ${licence === '' ? 'no licence' : licence}`);
}

/** All licences that apply at once; of a choice with OR each must be allowed. */
function licencesOf({ licence }: ShippedPackage): readonly string[] {
  return licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
}

function isAllowed(name: string, licence: string): boolean {
  return (
    PERMISSIVE.has(licence) ||
    EXCEPTIONS.some(([pattern, allowed]) => allowed === licence && pattern.test(name))
  );
}

/** Writes the notice: every shipped package with its version and licence. */
export function thirdPartyNotice(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(
    ({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} |`,
  );
  const reasons = EXCEPTIONS.map(([name, licence, reason]) => {
    const names = packages.filter((one) => name.test(one.name) && one.licence.includes(licence));
    const shown = names.length > 2 ? `\`${names[0]?.name}\` and the like` : list(names);
    return `- ${shown} (${licence}): ${reason}.`;
  });
  return `# Third-party notice

Written by \`npm run third-party\` from \`package-lock.json\`: the packages of \`npm ci --omit=dev\` on every platform. What
browsers receive is listed with the texts of its licences at \`/third-party.md\` of a running server; the text of each other
licence is in the package's folder. A package under a licence that is not allowed fails the tests.

Not permissive, and why it may be shipped:

${reasons.join('\n')}

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function list(packages: readonly ShippedPackage[]): string {
  return packages.map(({ name }) => `\`${name}\``).join(', ');
}

import { z } from 'zod/mini';

/** The parts of a manifest's chunk that are read. */
const Chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});

/** The build's list of files, by module. */
export const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

/** Returns the files that a module and its static imports need, styles first. */
export function filesOf(manifest: Manifest, module: string): readonly string[] {
  const chunks = [...modulesOf(manifest, [module])].flatMap((one) => manifest[one] ?? []);
  return [
    ...new Set([...chunks.flatMap(({ css = [] }) => css), ...chunks.map(({ file }) => file)]),
  ];
}

/** Returns modules with their static imports. */
export function modulesOf(manifest: Manifest, first: readonly string[]): ReadonlySet<string> {
  const modules = new Set(first);
  for (const one of modules) for (const next of manifest[one]?.imports ?? []) modules.add(next);
  return modules;
}

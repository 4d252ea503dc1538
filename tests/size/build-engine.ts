import { build } from 'vite';

/**
 * Builds the engine's doors as a host's bundler would: React and the map's library left out. The
 * small doors are built beside the plain one, so that their own file is what they add to it.
 */
const BUILDS: readonly (readonly string[])[] = [
  ['index'],
  ['react'],
  ...['store', 'validate', 'explain', 'rules', 'schema', 'json', 'search', 'reconcile', 'tg'].map(
    (door) => ['index', door],
  ),
  ['index', 'validate', 'search', 'inspect'],
  ['index', 'store', 'validate', 'rules', 'json', 'trace'],
  ['index', 'store', 'validate', 'rules', 'json', 'trace', 'har'],
];

for (const doors of BUILDS) {
  await build({
    configFile: 'vite.config.ts',
    root: '.',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: `.build/size/${doors.at(-1)}`,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(doors.map((door) => [door, `engine/${door}.ts`])),
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/, 'leaflet', 'react-leaflet'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

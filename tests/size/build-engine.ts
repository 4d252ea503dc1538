import { build } from 'vite';

/**
 * Builds the engine's doors as a host's bundler would, without React and the map's library. The
 * small doors are built together with the plain one, so that their own file is their additional
 * size.
 */
const BUILDS: readonly (readonly string[])[] = [
  ['index'],
  ['react'],
  ...[
    'store',
    'validate',
    'explain',
    'rules',
    'schema',
    'json',
    'search',
    'reconcile',
    'tg',
    'en',
  ].map((door) => ['index', door]),
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
        external: [/^react($|\/)/, /^react-dom($|\/)/, 'leaflet'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // The groups of the client's own chunks are no part of the engine.
          codeSplitting: true,
        },
      },
    },
  });
}

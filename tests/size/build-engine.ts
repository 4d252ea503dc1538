import { build } from 'vite';

/** Builds the engine's two doors as a host's bundler would: React and the map's library left out. */
for (const door of ['index', 'react']) {
  await build({
    configFile: 'vite.config.ts',
    root: '.',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: `.build/size/${door}`,
      emptyOutDir: true,
      rolldownOptions: {
        input: `engine/${door}.ts`,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/, 'leaflet', 'react-leaflet'],
        output: { entryFileNames: `${door}.js`, chunkFileNames: '[name].js' },
      },
    },
  });
}

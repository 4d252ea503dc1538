import { build } from 'vite';

/** Builds the engine's two doors as a host would get them: React and the map's library left out. */
for (const door of ['index', 'react']) {
  await build({
    configFile: 'vite.config.ts',
    root: '.',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: `.build/size/${door}`,
      emptyOutDir: true,
      minify: true,
      lib: { entry: `engine/${door}.ts`, formats: ['es'], fileName: door },
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/, 'leaflet', 'react-leaflet'],
      },
    },
  });
}

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { rjsfAliases } from '../react/rjsf/rjsf-aliases.ts';
import { writeReference } from './write-reference.ts';

/** The folder of the package, with its last slash. */
const engine = fileURLToPath(new URL('..', import.meta.url));
const DOORS = [
  'index',
  'store',
  'validate',
  'explain',
  'rules',
  'schema',
  'json',
  'search',
  'trace',
  'har',
  'inspect',
  'reconcile',
  'en',
  'tg',
  'react',
  'testing',
];

/** What stays outside: the host's own React and map, Node, and the test tools that only some need. */
const EXTERNAL = [/^react($|\/)/, /^react-dom($|\/)/, /^node:/, 'leaflet', 'fast-check'];

/** Builds the package as it is published: ES modules, one style sheet, declarations beside them. */
await build({
  configFile: false,
  root: engine,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: [...rjsfAliases] },
  // NODE_ENV here is not that of the app that uses the package.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    cssCodeSplit: false,
    license: { fileName: 'LICENSES.md' },
    lib: {
      entry: {
        ...Object.fromEntries(DOORS.map((door) => [door, `${engine}${door}.ts`])),
        cli: `${engine}cli/main.ts`,
      },
      formats: ['es'],
      cssFileName: 'form-engine',
    },
    rolldownOptions: {
      external: EXTERNAL,
      onLog: (level, log, report) => {
        // A library's 'use client' is for servers that draw React; the doors engine draw in a browser.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: engine, stdio: 'inherit' });

// The package has no .ts file beside a declaration: its imports name the .js files.
for (const entry of readdirSync(`${engine}dist`, { recursive: true, encoding: 'utf8' })) {
  if (!entry.endsWith('.d.ts')) continue;
  const file = join(engine, 'dist', entry);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/(['"])(\.{1,2}\/[^'"]+?)\.tsx?\1/g, '$1$2.js$1'));
}

writeFileSync(`${engine}dist/API.md`, writeReference());

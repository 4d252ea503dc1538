import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { browserFloor } from './app/browser-floor.ts';
import { minifyAgain } from './app/minify-again.ts';
import { rjsfAliases } from './engine/react/rjsf/rjsf-aliases.ts';

/** The script of `index.html`. */
const ENTRY = /\/index-[^/]+\.js$/;

/** Small parts of most pages: a chunk of its own costs each more than it has. */
const SMALL = /client\/ui\/(?:breadcrumbs|plural|ads-count)\//;
/** Small parts of every page of results. */
const RESULTS = /client\/ui\/chip\/|client\/device\/seen-ads|engine\/react\/use-media/;

/** Small parts of the panel and of the dialog of filters. */
const FILTERS = /features\/filters\/(?:sync\/reset-filters|panel\/panel-store)/;

/** Small lists and a function of the ad's page and of the seller's, as few names for other pages. */
const ADS = /contract\/ad\/(?:complaint-terms|ad-transitions)|card\/known-keys|device\/copy-text/;

/** The footer; parts of it are in the profile and in the settings: more names for all pages. */
const OUTSIDE =
  /shell\/(?:footer\/(?:OutsideLinks|FooterContent|HelpLinks)|language\/|theme\/ThemeSwitch)/;

/** What every routed view waits for: the session's machine, without the entries around it. */
const SESSION =
  /node_modules\/xstate\/|session\/session\.machine|client\/api\/(?:open|with)-session/;
/** Small parts that every page loads when it is idle; none is needed by a first view. */
const IDLE = new RegExp(
  [
    'client/ui/(?:dialog/|success-dialog/success[.-])',
    'use-press-beside',
    'client/api/(?:transport/(?:server-watch|outage|pause)|wait-before-read)',
    'auth/resume/sign-in-record',
    'contract/(?:health-paths|account/authorization-terms|site/app-store)',
  ].join('|'),
);

/** Builds the client; `npm start` reads it, so it imports no test tool. */
export default defineConfig({
  root: 'app/client',
  plugins: [react(), minifyAgain()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [
      ...rjsfAliases,
      // wouter and @xstate/react bring React's own hook along for React 17: 0.3 KB of every page.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: '../../.build/client',
    emptyOutDir: true,
    // The policy of the pages allows no font inside of a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    target: [...browserFloor()],
    // The texts of the licences of what is in the page's code, which minifying drops.
    license: { fileName: 'third-party.md' },
    modulePreload: {
      // Browsers of that age preload modules by themselves.
      polyfill: false,
      // The page's own entry has run before any chunk is asked for: Firefox fails to preload it.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !ENTRY.test(file)),
    },
    // What every page loads, in one chunk: rolldown would cut it into twenty, which compress worse.
    rolldownOptions: {
      // The second minifier takes most of the time, which is known.
      checks: { bundlerTimings: false },
      output: {
        // Every page names all chunks that it may load later: a name is as long as a hash.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'first-page', tags: ['$initial'], test: /^(?!.*\/engine\/)/ },
            { name: 'session', test: SESSION, includeDependenciesRecursively: false },
            { name: 'idle', test: IDLE, includeDependenciesRecursively: false },
            { name: 'small', test: SMALL, includeDependenciesRecursively: false },
            { name: 'results', test: RESULTS, includeDependenciesRecursively: false },
            { name: 'ads', test: ADS, includeDependenciesRecursively: false },
            { name: 'outside', test: OUTSIDE, includeDependenciesRecursively: false },
            { name: 'filters', test: FILTERS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

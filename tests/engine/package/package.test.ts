import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CHROMIUM_FLAGS, findChromium } from '../../browser/chromium.ts';
import { openConsumer, type Consumer } from './consumer.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const bin = join(root, 'node_modules', '.bin');

let consumer: Consumer;

beforeAll(() => {
  consumer = openConsumer();
}, 120_000);

afterAll(() => {
  consumer.close();
});

describe('the published package', () => {
  test('has nothing that publint would warn of', async () => {
    const { messages, pkg } = await publint({ pkgDir: consumer.installed, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('resolves with its types for Node and for bundlers', () => {
    const styles = ['tokens.css', 'leaflet-panes.css', 'style.css'];
    const { stdout, status } = spawnSync(
      join(bin, 'attw'),
      [consumer.tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...styles],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });

  test("runs its README's example in plain Node", () => {
    const readme = readFileSync(join(consumer.installed, 'README.md'), 'utf8');
    const example = /```ts\n(?<code>[^]*?)```/.exec(readme)?.groups?.['code'] ?? '';
    const printed = example.replaceAll(
      /console\.log\((.*)\);/g,
      'console.log(JSON.stringify($1));',
    );
    const promised = Array.from(example.matchAll(/console\.log\(.*\); \/\/ (.*)/g), ([, at]) => at);
    consumer.write('example.js', printed);
    expect(consumer.run('example.js').trim().split('\n')).toEqual(promised);
  });

  test('opens every door in plain Node', () => {
    const doors = doorsOf(consumer);
    consumer.write(
      'doors.js',
      `for (const door of ${JSON.stringify(doors)}) {
        const names = Object.keys(await import(door));
        if (names.length === 0) throw new Error(door + ' is empty');
      }
      console.log('open');`,
    );
    expect(consumer.run('doors.js')).toBe('open\n');
  });

  test('has a command that prints its version and validates a file', () => {
    const cli = join(consumer.installed, 'dist', 'cli.js');
    const { version }: { version: string } = JSON.parse(
      readFileSync(join(consumer.installed, 'package.json'), 'utf8'),
    );
    expect(consumer.run(cli, '--version').trim()).toBe(version);
    const file = consumer.write('page.json', JSON.stringify({ filters: PAGE }));
    expect(consumer.run(cli, 'types', file)).toContain('body');
  });

  test('compiles in a strict TypeScript project with its declarations checked', () => {
    const imports = doorsOf(consumer).map((door, n) => `import * as door${n} from '${door}';`);
    const uses = doorsOf(consumer).map((_door, n) => `door${n}`);
    const file = consumer.write(
      'all.ts',
      `${imports.join('\n')}\nexport const doors: readonly object[] = [${uses.join(', ')}];\n`,
    );
    for (const [module, resolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const { stdout } = spawnSync(
        join(bin, 'tsc'),
        `--noEmit --strict --exactOptionalPropertyTypes --target es2024 --lib es2024,dom,dom.iterable --types react --jsx react-jsx --module ${module} --moduleResolution ${resolution} ${file}`.split(
          ' ',
        ),
        { cwd: consumer.folder, encoding: 'utf8' },
      );
      // A peer's declarations may be at odds with a resolution; ours may not.
      const ours = stdout.split('\n').filter((line) => /form-engine|all\.ts/.test(line));
      expect(ours).toEqual([]);
    }
  });

  test('draws a form in a bare Vite and React app', async () => {
    consumer.write(
      'index.html',
      '<!doctype html><title>Bare</title><link rel="icon" href="data:,"><main></main><script type="module" src="/main.js"></script>',
    );
    consumer.write('main.js', APP);
    const outDir = join(consumer.folder, 'dist');
    // A process of its own, as a stranger's build is: the tests' NODE_ENV would make another React.
    execFileSync(process.execPath, [join(bin, 'vite'), 'build', '--logLevel', 'error'], {
      cwd: consumer.folder,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    const server = await preview({
      configFile: false,
      root: consumer.folder,
      build: { outDir },
      preview: { port: 0 },
    });
    const browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: CHROMIUM_FLAGS,
    });
    try {
      const page = await browser.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.getByRole('radio', { name: 'Van' }).check();
      await page.getByRole('textbox', { name: 'Seats' }).fill('7');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('{"body":"van","seats":7}').waitFor();
      expect(messages).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  }, 60_000);
});

const PAGE = [
  {
    id: 1,
    key: 'body',
    name: 'Body',
    type: 'RADIO_BUTTON',
    data_type: 'STRING',
    is_required: true,
    values: [
      { id: 1, name: 'Sedan', value: 'sedan' },
      { id: 2, name: 'Van', value: 'van' },
    ],
  },
  {
    id: 2,
    key: 'seats',
    name: 'Seats',
    type: 'EDIT_TEXT',
    data_type: 'INTEGER',
    show_if: [{ key: 'body', value: 'van' }],
  },
];

const APP = `
import '@bozor/form-engine/tokens.css';
import '@bozor/form-engine/style.css';
import { compile } from '@bozor/form-engine';
import { EngineForm } from '@bozor/form-engine/react';
import { createFormStore } from '@bozor/form-engine/store';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const store = createFormStore(compile(${JSON.stringify(PAGE)}, { mode: 'entry' }));

function App() {
  const [sent, setSent] = useState('');
  const onSubmit = (values) => setSent(JSON.stringify(values));
  return createElement('div', null,
    createElement(EngineForm, { store, onSubmit, submitLabel: 'Send' }),
    createElement('output', null, sent));
}

createRoot(document.querySelector('main')).render(createElement(App));
`;

/** Import paths of the doors that are modules. */
function doorsOf({ installed }: Consumer): readonly string[] {
  const { name, exports }: { name: string; exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  return Object.keys(exports)
    .filter((door) => !/\.(?:css|json)$/.test(door))
    .map((door) => name + door.slice(1));
}

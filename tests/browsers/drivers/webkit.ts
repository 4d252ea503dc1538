import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts } from '../free-ports.ts';
import { until } from '../until.ts';
import type { Browser, Driver, WindowSize } from './driver.ts';
import { pathOf, startProgram } from './programs.ts';

/** Element's key in answers (W3C WebDriver, §12 "Elements"). */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
/** Popups alone have no toolbar, which is wider than a phone. */
const BARE_WINDOW = "window.open('about:blank', 'bare', 'popup,width=390,height=844')";
const BROWSER_ARGS = ['--automation', '--javascript-can-open-windows-automatically=true'];

/** Sends a command of a session; a failure is thrown with the driver's message. */
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Starts WebKitWebDriver on a screen of its own; each window is a session with a fresh store. */
export async function startWebKit(): Promise<Browser> {
  const [port = 0] = await freePorts(1);
  const home = await mkdtemp(join(tmpdir(), 'bozor-webkit-'));
  await stillMotion(home);
  const screen = await startProgram(
    ['Xvfb', '-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { says: /(\d+)\n/ },
  );
  const env = {
    DISPLAY: `:${screen.answer}`,
    XDG_CONFIG_HOME: home,
    TZ: 'Asia/Dushanbe',
    GIO_USE_VFS: 'local',
  };
  const url = `http://127.0.0.1:${port}`;
  const driver = await startProgram(['WebKitWebDriver', `--port=${port}`], { says: null, env });
  await until('WebKitWebDriver answers', async () => (await fetch(`${url}/status`)).ok);
  return {
    name: 'WebKit',
    openWindow: (size) => openWindow(url, size),
    close: async () => {
      await driver.stop();
      await screen.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** GTK is what tells WebKit that a person wants less motion. */
async function stillMotion(home: string): Promise<void> {
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
}

async function openWindow(url: string, size: WindowSize): Promise<Driver> {
  const send = sender(url);
  const binary = pathOf('MiniBrowser');
  const capabilities = {
    // After Back to a page that it kept in memory the driver would wait for ever for its loading.
    alwaysMatch: {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary, args: BROWSER_ARGS },
    },
  };
  const { sessionId } = Object(await send('POST', '/session', { capabilities }));
  const session: Command = (method, path, body) =>
    send(method, `/session/${sessionId}${path}`, body);
  const first = await session('GET', '/window');
  await session('POST', '/execute/sync', { script: BARE_WINDOW, args: [] });
  const handles: unknown = await session('GET', '/window/handles');
  const bare: unknown = Array.isArray(handles) ? handles.find((one) => one !== first) : null;
  await session('POST', '/window', { handle: bare });
  await session('POST', '/window/rect', { x: 0, y: 0, ...size });
  return toDriver(session);
}

function toDriver(session: Command): Driver {
  const evaluate = async (expression: string): Promise<string> =>
    String(await session('POST', '/execute/sync', { script: `return ${expression}`, args: [] }));
  return {
    navigate: async (url) => void (await session('POST', '/url', { url })),
    goBack: async () => void (await session('POST', '/back', {})),
    evaluate,
    perform: async (source) => void (await session('POST', '/actions', { actions: [source] })),
    chooseFiles: async (selector, paths) => {
      const found = { using: 'css selector', value: selector };
      const element: unknown = Reflect.get(
        Object(await session('POST', '/element', found)),
        ELEMENT_KEY,
      );
      await session('POST', `/element/${String(element)}/value`, { text: paths.join('\n') });
    },
    screenshot: async () => Buffer.from(String(await session('GET', '/screenshot')), 'base64'),
    close: async () => void (await session('DELETE', '')),
  };
}

function sender(url: string): Command {
  return async (method, path, body) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(30_000) });
    const { value } = Object(await answer.json());
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error}, ${value?.message}`);
    return value;
  };
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts } from '../free-ports.ts';
import { until } from '../until.ts';
import type { Browser, Driver, WindowSize } from './driver.ts';
import { pathOf, startProgram } from './programs.ts';

/** Key of elements in answers (W3C WebDriver, §12 "Elements"). */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
/**
 * Only popups have no toolbar, which is wider than a phone. With a name a second call reuses the
 * window.
 */
const BARE_WINDOW = "(window.open('about:blank', 'bare', 'popup,width=390,height=844'), true)";
/** Timeout of an answer, in ms. */
const PATIENCE_MS = 15_000;
const EVALUATE_PATIENCE_MS = 5_000;
const EVALUATE_TRIES = 3;
const SESSION_TRIES = 3;
const BROWSER_ARGS = ['--automation', '--javascript-can-open-windows-automatically=true'];

/** Sends a command of a session; a failure throws with the driver's message. */
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

type Environment = Readonly<Record<string, string>>;

interface OpenSession {
  readonly session: Command;
  /** Stops the driver and its browser. */
  readonly stop: () => Promise<void>;
}

/** A command that timed out. */
class Unanswered extends Error {}

/**
 * Starts a display for WebKit; each window is a WebKitWebDriver and a session with an empty
 * storage.
 */
export async function startWebKit(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'bozor-webkit-'));
  await stillMotion(home);
  const screen = await startProgram(
    ['Xvfb', '-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { prints: /(\d+)\n/ },
  );
  const env = {
    DISPLAY: `:${screen.answer}`,
    XDG_CONFIG_HOME: home,
    TZ: 'Asia/Dushanbe',
    GIO_USE_VFS: 'local',
  };
  return {
    name: 'WebKit',
    openWindow: (size) => openWindow(env, size),
    close: async () => {
      await screen.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** WebKit reads the preference for reduced motion from GTK. */
async function stillMotion(home: string): Promise<void> {
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
}

async function openWindow(env: Environment, size: WindowSize): Promise<Driver> {
  const { session, stop } = await openSession(env, SESSION_TRIES);
  const first = await session('GET', '/window');
  await evaluate(session, BARE_WINDOW);
  await until('the bare window is open', async () => {
    const handles: unknown = await session('GET', '/window/handles');
    const handle: unknown = Array.isArray(handles) ? handles.find((one) => one !== first) : null;
    if (typeof handle === 'string') await session('POST', '/window', { handle });
    return typeof handle === 'string';
  });
  await session('POST', '/window/rect', { x: 0, y: 0, ...size });
  return toDriver(session, stop);
}

/**
 * Starts a driver and a session. Another program may take the port that the driver chose for its
 * browser; the driver then waits without end, and another driver is started.
 */
async function openSession(env: Environment, tries: number): Promise<OpenSession> {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const driver = await startProgram(['WebKitWebDriver', `--port=${port}`], { prints: null, env });
  await until('WebKitWebDriver answers', async () => (await fetch(`${url}/status`)).ok);
  const send = sender(url);
  const webkit = { binary: pathOf('MiniBrowser'), args: BROWSER_ARGS };
  // After Back to a page from the back-forward cache the driver would wait for its loading without
  // end.
  const alwaysMatch = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': webkit };
  try {
    const { sessionId } = Object(await send('POST', '/session', { capabilities: { alwaysMatch } }));
    return {
      session: (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
      stop: driver.stop,
    };
  } catch (error) {
    await driver.stop();
    if (!(error instanceof Unanswered) || tries === 1) throw error;
    return openSession(env, tries - 1);
  }
}

function toDriver(session: Command, stop: () => Promise<void>): Driver {
  return {
    navigate: async (url) => void (await session('POST', '/url', { url })),
    goBack: async () => void (await session('POST', '/back', {})),
    evaluate: (expression) => evaluate(session, expression),
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
    close: async () => {
      try {
        await session('DELETE', '');
      } finally {
        await stop();
      }
    },
  };
}

/**
 * A new page may have a new process, and an expression sent to the old one gets no answer: it is
 * sent again. Expressions of the tests may therefore be evaluated twice.
 */
async function evaluate(
  session: Command,
  expression: string,
  tries = EVALUATE_TRIES,
): Promise<string> {
  const body = { script: `return ${expression}`, args: [] };
  try {
    return String(await session('POST', '/execute/sync', body));
  } catch (error) {
    if (!(error instanceof Unanswered) || tries === 1) throw error;
    return evaluate(session, expression, tries - 1);
  }
}

function sender(url: string): Command {
  return async (method, path, body) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const isEvaluated = path.endsWith('/execute/sync');
    const signal = AbortSignal.timeout(isEvaluated ? EVALUATE_PATIENCE_MS : PATIENCE_MS);
    const answer = await fetch(`${url}${path}`, { ...init, signal }).catch((cause: unknown) => {
      throw new Unanswered(`${method} ${path} was not answered`, { cause });
    });
    const { value } = Object(await answer.json());
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error}, ${value?.message}`);
    return value;
  };
}

import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connectBidi } from './bidi.ts';
import type { BidiConnection } from './bidi.ts';
import type { Browser, Driver, WindowSize } from './driver.ts';
import { startProgram } from './programs.ts';

const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'intl.accept_languages': 'ru-RU, ru',
  'ui.prefersReducedMotion': 1,
  // The built-in pages and updates would use the network.
  'browser.newtabpage.enabled': false,
  'browser.startup.homepage': 'about:blank',
  'app.update.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.captive-portal-service.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** Starts Firefox headless; each window is a user context with an empty storage. */
export async function startFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'bozor-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const running = await startProgram(
    [
      'firefox-esr',
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
    ],
    { prints: /WebDriver BiDi listening on (\S+)/, env: { TZ: 'Asia/Dushanbe', HOME: profile } },
  );
  const bidi = await connectBidi(`${running.answer}/session`);
  await bidi.send('session.new', { capabilities: {} });
  return {
    name: 'Firefox',
    openWindow: (size) => openWindow(bidi, size),
    close: async () => {
      const ended = once(running.child, 'exit');
      await bidi.send('browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function openWindow(bidi: BidiConnection, size: WindowSize): Promise<Driver> {
  const { userContext } = await bidi.send('browser.createUserContext');
  const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext });
  await bidi.send('browsingContext.setViewport', { context, viewport: size });
  const evaluate = async (expression: string): Promise<unknown> => {
    const options = { expression, awaitPromise: false, target: { context } };
    const { type, result, exceptionDetails } = await bidi.send('script.evaluate', options);
    if (type === 'success') return result;
    throw new Error(String(Reflect.get(Object(exceptionDetails), 'text')));
  };
  return {
    navigate: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    goBack: async () =>
      void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: async (expression) =>
      String(Reflect.get(Object(await evaluate(expression)), 'value')),
    perform: async (source) =>
      void (await bidi.send('input.performActions', { context, actions: [source] })),
    chooseFiles: async (selector, files) => {
      const node = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      const element = { sharedId: Reflect.get(Object(node), 'sharedId') };
      await bidi.send('input.setFiles', { context, element, files });
    },
    screenshot: async () => {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  };
}

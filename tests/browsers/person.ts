import type { Driver, InputSource } from './drivers/driver.ts';
import type { Overlay } from './page/measure.ts';
import type { Probe } from './page/probe.ts';
import type { Reading } from './page/read.ts';
import { describeTarget } from './target.ts';
import type { Target } from './target.ts';
import { until } from './until.ts';

/** Code points of keys in WebDriver (§17.4.2 "Keyboard actions"). */
const KEYS = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  End: '\uE010',
  Home: '\uE011',
  Tab: '\uE004',
} as const;

/**
 * State of the page: `painted` once its HTML is there with its style. A person presses what is seen,
 * and does not wait for the page's code.
 */
const PAGE_STATE = `(() => {
  if (window.bozorLeft) return 'left';
  if (document.readyState === 'loading') return 'loading';
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  return isPainted || document.body.childElementCount === 0 ? 'painted' : 'blank';
})()`;

/** Marks the page that is about to be left. */
const LEAVE = '(window.bozorLeft = true)';

/** Actions and observations of a person in a window. Each verb waits until it is possible. */
export interface Person {
  readonly driver: Driver;
  readonly open: (url: string) => Promise<void>;
  /**
   * Leaves by the page itself, as a press on a link does. For an address that the browser opens
   * (`open`) Firefox asks the server before it informs the page: an answer that comes between the
   * page's two messages counts as a request of the page, which is then not kept for Back.
   */
  readonly follow: (url: string) => Promise<void>;
  readonly press: (target: Target) => Promise<void>;
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly key: (name: keyof typeof KEYS) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** Replaces the text of a box. */
  readonly fill: (target: Target, text: string) => Promise<void>;
  readonly sees: (target: Target) => Promise<void>;
  readonly seesNo: (target: Target) => Promise<void>;
  /** Waits until the target's only element has this text. */
  readonly reads: (
    target: Target,
    what: string,
    isSo: (reading: Reading) => boolean,
  ) => Promise<void>;
  /** The target's elements in their current state. */
  readonly look: (target: Target) => Promise<readonly Reading[]>;
  readonly ask: <Name extends keyof Probe>(
    name: Name,
    ...args: Parameters<Probe[Name]>
  ) => Promise<ReturnType<Probe[Name]>>;
  /** Measures the open overlays that were not measured before. */
  readonly measure: () => Promise<void>;
}

/** A person at a window; `onOverlay` gets each opened dialog and menu, once its animation ends. */
export function personAt(driver: Driver, onOverlay: (overlay: Overlay) => void): Person {
  const ask: Person['ask'] = async (name, ...args) => {
    const list = args.map((one) => JSON.stringify(one)).join(', ');
    const call = `JSON.stringify(window.bozorProbe.${name}(${list}) ?? null)`;
    return JSON.parse(await driver.evaluate(call));
  };
  const look: Person['look'] = (target) => ask('read', target);
  const measure = async (): Promise<void> => {
    await until('what is open does not move', async () => {
      const open = await ask('measureOpen');
      for (const overlay of open ?? []) onOverlay(overlay);
      return open !== null;
    });
  };
  const act = async (source: InputSource): Promise<void> => {
    await measure();
    await driver.perform(source);
  };
  const pressAt = (x: number, y: number): Promise<void> => act(press(x, y));
  const press_: Person['press'] = async (target) => {
    let point = { x: 0, y: 0 };
    await until(`${describeTarget(target)} can be pressed`, async () => {
      const aim = await ask('aim', target);
      if (!aim.isReady) throw new Error(`it ${aim.reason}`);
      const isStill = aim.x === point.x && aim.y === point.y;
      point = aim;
      return isStill;
    });
    await pressAt(point.x, point.y);
  };
  const type = (text: string): Promise<void> => act(strokes(Array.from(text)));
  const reads: Person['reads'] = (target, what, isSo) =>
    until(`${describeTarget(target)} ${what}`, async () => {
      const [reading, ...others] = await look(target);
      if (others.length > 0) throw new Error(`${others.length + 1} elements`);
      if (reading === undefined) throw new Error('it is not on the page');
      if (!isSo(reading)) throw new Error(JSON.stringify(reading));
      return true;
    });
  return {
    driver,
    ask,
    look,
    measure,
    pressAt,
    press: press_,
    type,
    reads,
    open: async (url) => {
      await driver.evaluate(LEAVE);
      await driver.navigate(url);
      await until(`${url} comes`, async () => (await driver.evaluate(PAGE_STATE)) === 'painted');
    },
    follow: async (url) => {
      const address = JSON.stringify(url);
      const isLoaded = async (condition: string): Promise<boolean> =>
        (await driver.evaluate(`${condition} && document.readyState === 'complete'`)) === 'true';
      // A page that still loads would give its entry of the history to the next one.
      await until('the page is loaded', () => isLoaded('true'));
      await driver.evaluate(`(${LEAVE}, location.assign(${address}))`);
      // The next page may begin as an empty one without an address.
      await until(`${url} comes`, () => isLoaded(`location.href === ${address}`));
    },
    key: (name) => act(strokes([KEYS[name]])),
    fill: async (target, text) => {
      await press_(target);
      await reads(target, 'has the focus', ({ hasFocus }) => hasFocus);
      await driver.perform(chord(KEYS.Control, 'a'));
      await type(text);
    },
    sees: (target) =>
      until(`${describeTarget(target)} is seen`, async () => (await look(target)).length > 0),
    seesNo: (target) =>
      until(`${describeTarget(target)} is gone`, async () => (await look(target)).length === 0),
  };
}

function press(x: number, y: number): InputSource {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

function strokes(keys: readonly string[]): InputSource {
  const actions = keys.flatMap(
    (value) =>
      [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ] as const,
  );
  return { type: 'key', id: 'keyboard', actions };
}

function chord(modifier: string, key: string): InputSource {
  const actions = [
    { type: 'keyDown', value: modifier },
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
    { type: 'keyUp', value: modifier },
  ] as const;
  return { type: 'key', id: 'keyboard', actions };
}

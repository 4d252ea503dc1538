import { cdp } from 'vitest/browser';

/** What the browser did to update its page, from its own trace. */
export interface BrowserWork {
  readonly layouts: readonly LayoutWork[];
  /** How many times the style of an element was worked out. */
  readonly restyled: number;
}

/** One time that the page was laid out. */
interface LayoutWork {
  /**
   * Objects that were laid out: all of the document, or those of the parts with a layout of their
   * own.
   */
  readonly objects: number;
  readonly isPartial: boolean;
}

const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'];

// Vitest's session has no way to unsubscribe, so one listener gets every trace.
let events: unknown[] = [];
let finish: (() => void) | null = null;
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  const session = cdp();
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  session.on('Tracing.tracingComplete', () => finish?.());
}

/** Changes the page, lays it out, and returns the work of the browser. */
export async function browserWork(act: () => void): Promise<BrowserWork> {
  listen();
  const session = cdp();
  const frame = frameHere(await session.send('Page.getFrameTree'));
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  events = [];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: TRACED },
  });
  act();
  // React draws in a microtask.
  await Promise.resolve();
  await Promise.resolve();
  document.body.getBoundingClientRect();
  await session.send('Tracing.end');
  await done;
  return toWork(events, frame);
}

function toWork(traced: readonly unknown[], frame: unknown): BrowserWork {
  const own = (name: string) =>
    traced.filter(
      (event) =>
        read(event, 'name') === name && read(event, 'args', 'beginData', 'frame') === frame,
    );
  return {
    layouts: own('Layout').map((event) => ({
      objects: Number(read(event, 'args', 'beginData', 'totalObjects')),
      isPartial: read(event, 'args', 'beginData', 'partialLayout') === true,
    })),
    // Of this frame: a test beside this one works in the same browser.
    restyled: own('UpdateLayoutTree').reduce<number>(
      (sum, event) => sum + Number(read(event, 'args', 'elementCount')),
      0,
    ),
  };
}

/** Id of the frame that this test runs in. */
function frameHere(tree: unknown): unknown {
  const open: unknown[] = [read(tree, 'frameTree')];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (read(node, 'frame', 'url') === location.href) return read(node, 'frame', 'id');
    const children = read(node, 'childFrames');
    if (Array.isArray(children)) open.push(...children);
  }
  throw new Error(`The browser knows no frame of ${location.href}.`);
}

function read(data: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : null),
    data,
  );
}

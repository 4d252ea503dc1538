import { cdp } from 'vitest/browser';

/** What the browser did to bring its page up to date, as its own trace tells it. */
export interface BrowserWork {
  readonly layouts: readonly LayoutWork[];
  /** Elements styled, by time of asking. */
  readonly styled: readonly number[];
}

/** One time that the page was laid out. */
interface LayoutWork {
  /** Objects looked at: all of the document, or those of the parts that were laid out by themselves. */
  readonly objects: number;
  readonly isPartial: boolean;
}

// Vitest's session cannot be told to stop listening, so one listener hears every trace.
let events: unknown[] = [];
let tell: (() => void) | null = null;
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  const session = cdp();
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  session.on('Tracing.tracingComplete', () => tell?.());
}

/** Does something with the page, lays it out, and tells what work that was. */
export async function browserWork(act: () => void): Promise<BrowserWork> {
  listen();
  const session = cdp();
  const frame = frameHere(await session.send('Page.getFrameTree'));
  const done = new Promise<void>((resolve) => {
    tell = resolve;
  });
  events = [];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
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
        read(event, 'name') === name &&
        [read(event, 'args', 'beginData', 'frame'), read(event, 'args', 'frame')].includes(frame),
    );
  return {
    layouts: own('Layout').map((event) => ({
      objects: Number(read(event, 'args', 'beginData', 'totalObjects')),
      isPartial: read(event, 'args', 'beginData', 'partialLayout') === true,
    })),
    styled: own('UpdateLayoutTree').map((event) => Number(read(event, 'args', 'elementCount'))),
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

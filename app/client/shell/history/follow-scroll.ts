import { readStored, writeStored } from '../../device/device-storage.ts';
import { markOf, nextMark, writeMark } from './history-mark.ts';
import type { HistoryMark } from './history-mark.ts';
import { restoreScroll } from './restore-scroll.ts';

/** Name in the session storage: positions outlive a reload. */
const STORED = 'scroll';
/** So many entries are remembered, the newest. */
const MOST_ENTRIES = 50;

/**
 * Follows the history from now on: a new page starts at its top, a page returned to stands where
 * it was left (spec §2). Call before anything is drawn: the position of the page being left has to
 * be read while it still stands.
 */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  const positions = readPositions();
  const known = markOf(history.state);
  let here: HistoryMark = known ?? { key: nextMark(null).key, place: 0 };
  let path = location.pathname;
  let stop = known === null ? ignore : restoreScroll(positions.get(here.key) ?? 0);
  if (known === null) writeMark(here);

  const keep = () => positions.set(here.key, window.scrollY);
  const store = () => {
    keep();
    const text = JSON.stringify([...positions].slice(-MOST_ENTRIES));
    writeStored({ [STORED]: text }, 'sessionStorage');
  };
  const toTop = () => {
    stop();
    window.scrollTo(0, 0);
  };

  addEventListener('pushState', () => {
    keep();
    here = nextMark(here);
    path = location.pathname;
    writeMark(here);
    toTop();
  });
  addEventListener('replaceState', () => {
    if (markOf(history.state)?.key === here.key) return;
    writeMark(here);
    // The same entry with another query is the same page, refined; another path is another page.
    if (location.pathname !== path) toTop();
    path = location.pathname;
  });
  addEventListener('popstate', () => {
    keep();
    const mark = markOf(history.state);
    here = mark ?? nextMark(here);
    path = location.pathname;
    // An entry without a mark is a link inside the page: the browser scrolls to its target.
    if (mark === null) return writeMark(here);
    stop();
    stop = restoreScroll(positions.get(here.key) ?? 0);
  });
  addEventListener('pageshow', ({ persisted }) => {
    // Back from another site: the page is as it was left, and the browser leaves the scroll to us.
    if (!persisted) return;
    stop();
    stop = restoreScroll(positions.get(here.key) ?? 0);
  });
  addEventListener('pagehide', store);
  // What is written while a page is left can be lost: Firefox may be in another process by then.
  addEventListener('scrollend', store);
}

function readPositions(): Map<string, number> {
  const positions = new Map<string, number>();
  const stored: unknown = parse(readStored(STORED, 'sessionStorage'));
  for (const entry of Array.isArray(stored) ? stored : []) {
    const [key, top]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof key === 'string' && typeof top === 'number') positions.set(key, top);
  }
  return positions;
}

/** What was stored; `null` when it is not JSON any more. */
function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

function ignore(): void {}

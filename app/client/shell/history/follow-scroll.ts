import { readStored, writeStored } from '../../device/device-storage.ts';
import { isInPlace, markOf, nextMark, writeMark } from './history-mark.ts';
import type { HistoryMark } from './history-mark.ts';
import { restoreScroll } from './restore-scroll.ts';

/** Key in the session storage: positions survive a reload. */
const STORED = 'scroll';
/** Number of stored entries, the newest first. */
const MOST_ENTRIES = 50;

/**
 * Follows the history: a new page starts at its top, a page that is returned to at its last
 * position (spec §2), a page with another filter where it is. Call it before the first render: the position must be read while the previous
 * page is still rendered.
 */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  const positions = readPositions();
  const known = markOf(history.state);
  let here: HistoryMark = known ?? { key: nextMark(null).key, index: 0 };
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
    if (!isInPlace(history.state)) toTop();
  });
  addEventListener('replaceState', () => {
    if (markOf(history.state)?.key === here.key) return;
    writeMark(here);
    // The same path with another query is the same page; another path is another page.
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
    // Return from another site: the browser leaves the scroll position to us.
    if (!persisted) return;
    stop();
    stop = restoreScroll(positions.get(here.key) ?? 0);
  });
  addEventListener('pagehide', store);
  // Writes during unload can be lost: Firefox may have switched the process.
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

/** The stored positions; `null` for invalid JSON. */
function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

function ignore(): void {}

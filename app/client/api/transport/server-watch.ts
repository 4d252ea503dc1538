import { onlineManager } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { healthPaths } from '../../../contract/health-paths.ts';
import { createCell } from '../../cell/cell.ts';
import { jittered, waitBeforeRead } from '../wait-before-read.ts';
import { currentConnection, followConnection } from './connection.ts';
import { isOutage } from './outage.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** The server itself checks its readiness within two seconds. */
const ANSWER_LIMIT_MS = 5_000;

/** Dependencies of a watch. */
export interface WatchParts {
  /** `null` when the server is ready; else the minimum delay of the next check, in ms. */
  readonly ask: () => Promise<number | null>;
  readonly isVisible: () => boolean;
  /** Called after every change. */
  readonly onChange: (isHere: boolean) => void;
}

/**
 * Watches whether the server is reachable; checks it only from the first suspicion to its return.
 */
export interface ServerWatch {
  /** A call got no answer: checks at once. Resolves when the result is known. */
  readonly suspect: () => Promise<void>;
  /**
   * The page is visible again, or the device is online again: checks at once when the server is
   * away.
   */
  readonly recheck: () => void;
}

/** A watch that checks at growing intervals, and only while the page is visible. */
export function createServerWatch({ ask, isVisible, onChange }: WatchParts): ServerWatch {
  let isHere = true;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | null = null;

  const settle = (now: boolean): void => {
    if (now !== isHere) onChange(now);
    isHere = now;
  };
  const question = async (): Promise<void> => {
    clearTimeout(timer);
    const least = await ask();
    asking = null;
    settle(least === null);
    if (least === null) {
      wait = FIRST_WAIT_MS;
      return;
    }
    timer = setTimeout(recheck, jittered(Math.max(least, wait)));
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  };
  const askOnce = (): Promise<void> => (asking ??= question());
  const recheck = (): void => {
    if (!isHere && isVisible()) void askOnce();
  };
  return {
    suspect: async () => {
      if (isHere) await askOnce();
    },
    recheck,
  };
}

const watch = createCell<ServerWatch | null>({ server: null });

/**
 * Watches the server for the page: while it is away, reads are paused and the bar under the header
 * is shown.
 */
export function watchServer(queries: QueryClient): void {
  const page = createServerWatch({
    ask: askServer,
    isVisible: () => document.visibilityState === 'visible',
    onChange: (isHere) => onlineManager.setOnline(isHere && navigator.onLine),
  });
  watch.change(page);
  // It would only notice the next change.
  onlineManager.setOnline(navigator.onLine);
  document.addEventListener('visibilitychange', page.recheck);
  addEventListener('online', page.recheck);
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, retryDelay: waitBeforeRead },
  });
  const cache = queries.getQueryCache();
  cache.subscribe((event) => {
    if (event.type === 'updated') suspectServer(event.query.state.fetchFailureReason);
  });
  for (const { state } of cache.getAll()) suspectServer(state.fetchFailureReason);
}

/** Checks the server when a call failed in a way that suggests an outage. */
export function suspectServer(failure: unknown): void {
  if (isOutage(failure) && navigator.onLine) void watch.value()?.suspect();
}

/**
 * Waits for the server when a call failed because it was away.
 *
 * @returns Whether it was away: the call may then be repeated.
 */
export async function outlastOutage(failure: unknown, signal: AbortSignal): Promise<boolean> {
  const page = watch.value();
  if (page === null || !isOutage(failure)) return false;
  if (navigator.onLine) await page.suspect();
  if (currentConnection() !== 'away') return false;
  await new Promise<void>((resolve) => {
    const stop = followConnection(() => {
      stop();
      resolve();
    });
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
  return !signal.aborted;
}

async function askServer(): Promise<number | null> {
  try {
    const { status, headers } = await fetch(healthPaths.ready, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return status < 500 ? null : Number(headers.get('retry-after') ?? 0) * 1_000;
  } catch {
    return FIRST_WAIT_MS;
  }
}

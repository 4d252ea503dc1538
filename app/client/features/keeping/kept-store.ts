import { changeKept, readKept } from '../../api/kept/kept-ads.ts';
import type { KeepChange } from '../../api/kept/kept-ads.ts';
import { ApiFailure } from '../../api/transport/api-failure.ts';
import { mayPass } from '../../api/transport/outage.ts';
import { createCell } from '../../cell/cell.ts';
import { readStored, writeStored } from '../../device/device-storage.ts';
import { currentSession } from '../../device/session.ts';
import { keptAds } from '../../ui/kept/kept-ads.ts';
import type { Kept } from '../../ui/kept/kept-ads.ts';
import { applyChange } from './apply-change.ts';
import { badgesOf } from './badges-of.ts';
import { markKept } from './mark-kept.ts';
import {
  dropUnsent,
  storeUnsent,
  takeUnsent,
  type PendingChange,
} from './unsent/unsent-changes.ts';

/** Name of the stored copy: other tabs of the device follow it. */
export const KEPT_NAME = 'kept_ads';

const NOTHING: Kept = { favorites: [], comparisons: [], new_count: 0 };

/** The state of the writes. */
interface KeptState {
  /** What the server has, by its last answer. */
  readonly confirmed: Kept;
  /** Changes that the server has not answered yet, in order, of earlier visitors too. */
  readonly pending: readonly PendingChange[];
  /** Settled when the last of them is. */
  readonly last: Promise<unknown>;
}

const state = createCell<KeptState>({
  server: { confirmed: NOTHING, pending: [], last: Promise.resolve() },
});

/**
 * Applies a change at once and sends it after the earlier ones. When the server refuses it, or does
 * not answer, it is taken back.
 *
 * @returns Whether it was sent: a change of a user is not, once another visitor is there.
 * @throws {ApiFailure} As `changeKept`.
 */
export async function sendChange(change: KeepChange): Promise<boolean> {
  const before = state.value();
  const pending: PendingChange = { change, owner: currentOwner() };
  const { accessToken } = currentSession();
  const isStillTheirs = () => accessToken === null || accessToken === currentSession().accessToken;
  const sent = before.last.then(() => (isStillTheirs() ? sendOnPage(change) : null));
  update({ ...before, pending: [...before.pending, pending], last: sent.catch(() => undefined) });
  // Only now: a page that listens always may not be restored as it was.
  addEventListener('beforeunload', leaveUnsent);
  try {
    const confirmed: Kept | null = await sent;
    dropUnsent(pending);
    const isOurs = isCurrent(pending);
    settle(pending, isOurs ? confirmed : null);
    // The answer of an earlier visitor is not the next one's, who may be the same person.
    if (!isOurs) void refreshKept();
    return confirmed !== null;
  } catch (failure) {
    settleFailed(pending, failure);
    throw failure;
  }
}

/** A navigation ends a call just before the event of leaving: its failure waits for that event. */
async function sendOnPage(change: KeepChange): Promise<Kept> {
  try {
    return await changeKept(change);
  } catch (failure) {
    await new Promise((resolve) => setTimeout(resolve));
    throw failure;
  }
}

/** Takes a change back, unless it was left to the next page and has no answer yet. */
function settleFailed(pending: PendingChange, failure: unknown): void {
  const wasLeft = !state.value().pending.includes(pending);
  settle(pending, null);
  if (failure instanceof ApiFailure && mayPass(failure)) return;
  dropUnsent(pending);
  if (wasLeft) void refreshKept();
}

/**
 * Leaves the changes without an answer to the next page: this one is left, which may end its calls.
 * The stored copy has them at once.
 */
export function leaveUnsent(): void {
  const now = state.value();
  if (now.pending.length === 0) return;
  storeUnsent(now.pending);
  update({ ...now, confirmed: withChanges(now.confirmed, now.pending), pending: [] });
}

/**
 * Sends the changes that an earlier page left, of this visitor only. While the server cannot be
 * reached they are left again.
 *
 * @returns Their outcomes, in order: whether each was sent. They reject as `sendChange` does.
 */
export function sendUnsent(): readonly Promise<boolean>[] {
  return takeUnsent()
    .filter(isCurrent)
    .map(async (left) => {
      try {
        return await sendChange(left.change);
      } catch (failure) {
        if (failure instanceof ApiFailure && mayPass(failure)) storeUnsent([left]);
        throw failure;
      }
    });
}

/** Resolves when the changes that were made until now are answered, or have failed. */
export async function keptSettled(): Promise<void> {
  await state.value().last;
}

/** Reads what is kept, unless changes are on their way: their answers are newer. Never rejects. */
export async function refreshKept(): Promise<void> {
  const owner = currentOwner();
  const { new_count: before } = state.value().confirmed;
  const read = await readKept().catch(() => null);
  const { pending, confirmed } = state.value();
  if (read === null || pending.some(isCurrent) || owner !== currentOwner()) return;
  // A saved search that was opened meanwhile has no new ads any more.
  const newCount = confirmed.new_count === before ? read.new_count : confirmed.new_count;
  update({ ...state.value(), confirmed: { ...read, new_count: newCount } });
}

/** Shows another number of new ads, here and in other tabs. */
export function changeNewCount(count: number): void {
  const now = state.value();
  if (count === now.confirmed.new_count) return;
  update({ ...now, confirmed: { ...now.confirmed, new_count: count } });
}

/** Shows the stored copy, of this visitor only; of another one nothing is kept. */
export function showStored(): void {
  update({ ...state.value(), confirmed: readCopy() ?? NOTHING }, { isStored: true });
}

/** Whether a guest has a stored copy that is worth a read, or a user is signed in. */
export function mayHaveKept(): boolean {
  const copy = readCopy();
  if (currentSession().accessToken !== null) return true;
  return copy !== null && copy.favorites.length + copy.comparisons.length > 0;
}

function settle(settled: PendingChange, confirmed: Kept | null): void {
  const now = state.value();
  const pending = now.pending.filter((one) => one !== settled);
  update({ ...now, confirmed: confirmed ?? now.confirmed, pending });
  if (pending.length === 0) removeEventListener('beforeunload', leaveUnsent);
}

/** Whether a change is of the visitor who is there now. */
function isCurrent({ owner }: PendingChange): boolean {
  return owner === '' || owner === currentOwner();
}

function update(next: KeptState, { isStored = false } = {}): void {
  state.change(next);
  const shown = withChanges(next.confirmed, next.pending);
  keptAds.change({ ...shown, badges: badgesOf(shown) });
  markKept(shown, currentSession().accessToken !== null);
  if (isStored) return;
  const { favorites, comparisons, new_count } = next.confirmed;
  writeStored({
    [KEPT_NAME]: JSON.stringify({ owner: currentOwner(), favorites, comparisons, new_count }),
  });
}

/** What is kept after the current visitor's changes. */
function withChanges(kept: Kept, pending: readonly PendingChange[]): Kept {
  const changes = pending.filter(isCurrent).map(({ change }) => change);
  return changes.reduce(applyChange, kept);
}

/** The end of the session's secret: it differs between the visitors of one device. */
function currentOwner(): string {
  const { accessToken, anonymousId } = currentSession();
  return (accessToken ?? anonymousId ?? '').slice(-8);
}

function readCopy(): Kept | null {
  try {
    const json: unknown = JSON.parse(readStored(KEPT_NAME) ?? 'null');
    if (typeof json !== 'object' || json === null) return null;
    const { owner, favorites, comparisons, new_count } = {
      owner: null,
      favorites: null,
      comparisons: null,
      new_count: null,
      ...json,
    };
    if (owner !== currentOwner() || !isIds(favorites) || !isIds(comparisons)) return null;
    return { favorites, comparisons, new_count: typeof new_count === 'number' ? new_count : 0 };
  } catch {
    // Invalid JSON counts as no copy.
    return null;
  }
}

function isIds(json: unknown): json is readonly number[] {
  return Array.isArray(json) && json.every((one) => typeof one === 'number');
}

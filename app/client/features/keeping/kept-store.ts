import { changeKept, readKept } from '../../api/kept/kept-ads.ts';
import type { KeepChange } from '../../api/kept/kept-ads.ts';
import { createCell } from '../../cell/cell.ts';
import { readStored, writeStored } from '../../device/device-storage.ts';
import { currentSession } from '../../device/session.ts';
import { keptAds } from '../../ui/kept/kept-ads.ts';
import type { Kept } from '../../ui/kept/kept-ads.ts';
import { applyChange } from './apply-change.ts';

/** Name of the stored copy: other tabs of the device follow it. */
export const KEPT_NAME = 'kept_ads';

const NOTHING: Kept = { favorites: [], comparisons: [] };

/** The state of the writes. */
interface KeptState {
  /** What the server has, by its last answer. */
  readonly confirmed: Kept;
  /** Changes that the server has not answered yet, in order. */
  readonly pending: readonly KeepChange[];
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
 * @throws {ApiFailure} As `changeKept`.
 */
export async function sendChange(change: KeepChange): Promise<void> {
  const before = state.value();
  const owner = currentOwner();
  const sent = before.last.then(() => changeKept(change));
  update({ ...before, pending: [...before.pending, change], last: sent.catch(() => undefined) });
  try {
    const confirmed: Kept = await sent;
    // The answer of an earlier visitor is not the next one's.
    settle(change, owner === currentOwner() || before.confirmed === NOTHING ? confirmed : null);
  } catch (failure) {
    settle(change, null);
    throw failure;
  }
}

/** Reads what is kept, unless changes are on their way: their answers are newer. */
export async function refreshKept(): Promise<void> {
  const owner = currentOwner();
  const confirmed = await readKept().catch(() => null);
  const { pending } = state.value();
  if (confirmed === null || pending.length > 0 || owner !== currentOwner()) return;
  update({ ...state.value(), confirmed });
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

function settle(change: KeepChange, confirmed: Kept | null): void {
  const now = state.value();
  update({
    ...now,
    confirmed: confirmed ?? now.confirmed,
    pending: now.pending.filter((one) => one !== change),
  });
}

function update(next: KeptState, { isStored = false } = {}): void {
  state.change(next);
  const shown = next.pending.reduce(applyChange, next.confirmed);
  keptAds.change(shown);
  if (isStored) return;
  const { favorites, comparisons } = next.confirmed;
  writeStored({
    [KEPT_NAME]: JSON.stringify({ owner: currentOwner(), favorites, comparisons }),
  });
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
    const { owner, favorites, comparisons } = {
      owner: null,
      favorites: null,
      comparisons: null,
      ...json,
    };
    const isOurs = owner === currentOwner() && isIds(favorites) && isIds(comparisons);
    return isOurs ? { favorites, comparisons } : null;
  } catch {
    // Invalid JSON counts as no copy.
    return null;
  }
}

function isIds(json: unknown): json is readonly number[] {
  return Array.isArray(json) && json.every((one) => typeof one === 'number');
}

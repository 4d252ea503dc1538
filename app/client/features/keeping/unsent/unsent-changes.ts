import type { KeepChange } from '../../../api/kept/kept-ads.ts';
import { readStored, writeStored } from '../../../device/device-storage.ts';

/** A change that the server has not answered. */
export interface PendingChange {
  readonly change: KeepChange;
  /** Who pressed; empty for a guest whose session was not open yet. */
  readonly owner: string;
}

/** Name of the changes that a page left without an answer. */
const UNSENT_NAME = 'kept_unsent';

/** Largest number of stored changes; the first ones are dropped. */
const MOST = 50;

/** Types of a change of one ad. */
const TYPES = ['like', 'unlike', 'compare', 'uncompare'] as const;

/** Stores changes for the next page, after those that are stored already. */
export function storeUnsent(changes: readonly PendingChange[]): void {
  if (changes.length === 0) return;
  const all = [...readUnsent(), ...changes].slice(-MOST);
  writeStored({ [UNSENT_NAME]: JSON.stringify(all) });
}

/** Takes the stored changes, in the order of the presses; an invalid one is dropped. */
export function takeUnsent(): readonly PendingChange[] {
  const changes = readUnsent();
  if (changes.length > 0) writeStored({ [UNSENT_NAME]: null });
  return changes;
}

/** Drops the stored changes of one visitor to the ad of an answered change: they are overtaken. */
export function dropUnsent({ owner, change }: PendingChange): void {
  const changes = readUnsent();
  const subject = subjectOf(change);
  const others = changes.filter((one) => one.owner !== owner || subjectOf(one.change) !== subject);
  if (others.length === changes.length) return;
  writeStored({ [UNSENT_NAME]: others.length === 0 ? null : JSON.stringify(others) });
}

/** The list of a change and its ad: later changes of the same undo earlier ones. */
function subjectOf(change: KeepChange): string {
  if (change.type === 'clear') return 'comparisons';
  return `${change.type.includes('like') ? 'favorites' : 'comparisons'} ${change.id}`;
}

function readUnsent(): readonly PendingChange[] {
  try {
    const json: unknown = JSON.parse(readStored(UNSENT_NAME) ?? '[]');
    return Array.isArray(json) ? json.flatMap((one: unknown) => toPending(one) ?? []) : [];
  } catch {
    // Invalid JSON counts as no changes.
    return [];
  }
}

function toPending(json: unknown): PendingChange | null {
  const { owner, change } = { owner: null, change: null, ...objectOf(json) };
  const known = toChange({ type: null, id: null, note: undefined, ...objectOf(change) });
  return typeof owner === 'string' && known !== null ? { owner, change: known } : null;
}

function toChange(json: Readonly<Record<'type' | 'id' | 'note', unknown>>): KeepChange | null {
  const { id, note } = json;
  if (json.type === 'clear') return { type: 'clear' };
  const type = TYPES.find((one) => one === json.type);
  if (type === undefined || typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
  if (type !== 'like') return { type, id };
  return typeof note === 'string' || note === null ? { type, id, note } : { type, id };
}

function objectOf(json: unknown): object {
  return typeof json === 'object' && json !== null ? json : {};
}

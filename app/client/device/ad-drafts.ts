import { createCell } from '../cell/cell.ts';
import { followStored, readStored, writeStored } from './device-storage.ts';

/** Local-storage name of the drafts of this device. */
const NAME = 'ad_drafts';
/** Drafts kept, one a subcategory; the oldest gives way. */
const DRAFTS_LIMIT = 5;

/** A value of a draft, with the name its field had: the field may be gone when it comes back. */
export interface DraftValue {
  readonly key: string;
  readonly name: string;
  readonly value: unknown;
}

/** An ad that is being written, as this device keeps it. */
export interface AdDraft {
  /** Name of the user who writes it: nobody else is shown it. */
  readonly owner: string;
  readonly categoryId: string;
  readonly subcategoryId: string;
  /** What the draft is called: the ad's title, else its subcategory. */
  readonly name: string;
  /** Hash of the definitions that the values were typed for. */
  readonly planHash: string;
  readonly values: readonly DraftValue[];
  /** Addresses of uploaded photos, the cover first. */
  readonly photos: readonly string[];
  /** In ms since 1970. */
  readonly savedAt: number;
}

/** Every draft of this device, the newest first; a server knows none. */
export const draftsCell = createCell<readonly AdDraft[]>({
  server: [],
  start: adDrafts,
  connect: (change) => {
    // Another tab may have written since the page began.
    change(adDrafts());
    return followStored([NAME], () => change(adDrafts()));
  },
});

/** Every draft of this device now, the newest first. */
export function adDrafts(): readonly AdDraft[] {
  return parse(readStored(NAME));
}

/**
 * Keeps a draft in the place of the one before of its subcategory.
 *
 * @throws {Error} When the device has no room, or forbids storage.
 */
export function keepAdDraft(draft: AdDraft): void {
  const rest = adDrafts().filter((one) => one.owner === draft.owner && !isOf(one, draft));
  write([draft, ...rest].slice(0, DRAFTS_LIMIT));
}

/** Drops the draft of a subcategory; no harm when there is none. */
export function dropAdDraft(draft: Pick<AdDraft, 'owner' | 'subcategoryId'>): void {
  const rest = adDrafts().filter((one) => !isOf(one, draft));
  if (rest.length < adDrafts().length) write(rest);
}

/** Drops every draft: whoever signs out leaves nothing behind. */
export function forgetAdDrafts(): void {
  write([]);
}

function isOf(one: AdDraft, other: Pick<AdDraft, 'owner' | 'subcategoryId'>): boolean {
  return one.owner === other.owner && one.subcategoryId === other.subcategoryId;
}

function write(next: readonly AdDraft[]): void {
  const text = next.length === 0 ? null : JSON.stringify(next);
  if (!writeStored({ [NAME]: text })) throw new Error('The device stores no draft.');
  draftsCell.change(next);
}

function parse(text: string | null): readonly AdDraft[] {
  if (text === null) return [];
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) && json.every(isAdDraft) ? json : [];
  } catch {
    // Not JSON any more: as good as none.
    return [];
  }
}

// By hand: zod would be an eighth of the page that writes ads, for one shape of our own writing.
function isAdDraft(json: unknown): json is AdDraft {
  return (
    areTexts(json, ['owner', 'categoryId', 'subcategoryId', 'name', 'planHash']) &&
    typeof propertyOf(json, 'savedAt') === 'number' &&
    isListOf(propertyOf(json, 'photos'), (photo) => typeof photo === 'string') &&
    isListOf(propertyOf(json, 'values'), (value) => areTexts(value, ['key', 'name']))
  );
}

function isListOf(json: unknown, isMember: (member: unknown) => boolean): boolean {
  return Array.isArray(json) && json.every(isMember);
}

function areTexts(json: unknown, names: readonly string[]): boolean {
  return names.every((name) => typeof propertyOf(json, name) === 'string');
}

function propertyOf(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
}

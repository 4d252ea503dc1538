import { createCell } from '../cell/cell.ts';
import { followStored, readStored, writeStored } from './device-storage.ts';
import { AD_DRAFTS_NAME as NAME } from './forget-ad-drafts.ts';
import { ownPicture } from './own-picture.ts';

/** Lifetime of a draft, in ms: that of an unused session. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

/** A value of a draft, with its field's label: the field may be gone when the draft is opened. */
export interface DraftValue {
  readonly key: string;
  readonly name: string;
  readonly value: unknown;
}

/** An unpublished ad, as this device stores it. */
export interface AdDraft {
  /** Id of its author; no other user sees it. */
  readonly ownerId: number;
  readonly categoryId: string;
  readonly subcategoryId: string;
  /** Title of the draft: that of the ad, else its subcategory. */
  readonly name: string;
  /** Hash of the definitions the values were entered for. */
  readonly planHash: string;
  readonly values: readonly DraftValue[];
  /** URLs of uploaded photos, the cover first. */
  readonly photos: readonly string[];
  /** Whether everybody sees the place as it is; absent in drafts of earlier versions. */
  readonly isPlaceExact?: boolean;
  /** In ms since 1970. */
  readonly savedAt: number;
}

/** Drafts of this device, newest first; empty on a server. */
export const draftsCell = createCell<readonly AdDraft[]>({
  server: [],
  start: adDrafts,
  connect: (change) => {
    // Another tab may have written since the cell was read.
    change(adDrafts());
    return followStored([NAME], () => change(adDrafts()));
  },
});

/** Reads the drafts of this device, newest first. */
export function adDrafts(): readonly AdDraft[] {
  return parse(readStored(NAME));
}

/**
 * Stores a draft in place of the earlier one of its subcategory; the number of subcategories bounds
 * them, so that a new draft never removes another section's. A device holds drafts of one user: those
 * of others are dropped.
 *
 * @throws {Error} When the storage is full or forbidden.
 */
export function keepAdDraft(draft: AdDraft): void {
  const rest = adDrafts().filter((one) => one.ownerId === draft.ownerId && !isOf(one, draft));
  write([draft, ...rest]);
}

/** Removes the draft of a subcategory, if there is one. */
export function dropAdDraft(draft: Pick<AdDraft, 'ownerId' | 'subcategoryId'>): void {
  const rest = adDrafts().filter((one) => !isOf(one, draft));
  if (rest.length < adDrafts().length) write(rest);
}

function isOf(one: AdDraft, other: Pick<AdDraft, 'ownerId' | 'subcategoryId'>): boolean {
  return one.ownerId === other.ownerId && one.subcategoryId === other.subcategoryId;
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
    if (!Array.isArray(json) || !json.every(isAdDraft)) return [];
    return json.filter(({ savedAt }) => Date.now() - savedAt < LIFETIME_MS);
  } catch {
    // Invalid JSON counts as no draft.
    return [];
  }
}

// Checked by hand: zod would be an eighth of this page's code, for one shape that we write
// ourselves.
function isAdDraft(json: unknown): json is AdDraft {
  return (
    areTexts(json, ['categoryId', 'subcategoryId', 'name', 'planHash']) &&
    typeof propertyOf(json, 'ownerId') === 'number' &&
    typeof propertyOf(json, 'savedAt') === 'number' &&
    isListOf(propertyOf(json, 'photos'), isOwnPicture) &&
    isListOf(propertyOf(json, 'values'), (value) => areTexts(value, ['key', 'name']))
  );
}

function isOwnPicture(photo: unknown): boolean {
  return typeof photo === 'string' && ownPicture(photo) !== null;
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

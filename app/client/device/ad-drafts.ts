import { createCell } from '../cell/cell.ts';
import { followStored, readStored, writeStored } from './device-storage.ts';
import { AD_DRAFTS_NAME as NAME } from './forget-ad-drafts.ts';

/** Drafts kept, one a subcategory; the oldest gives way. */
const DRAFTS_LIMIT = 5;
/** How long a draft is kept, in ms: as long as a session that is not used. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

/** A value of a draft, with the name its field had: the field may be gone when it comes back. */
export interface DraftValue {
  readonly key: string;
  readonly name: string;
  readonly value: unknown;
}

/** An ad that is being written, as this device keeps it. */
export interface AdDraft {
  /** Id of the user who writes it: no other user is shown it. */
  readonly ownerId: number;
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
 * Keeps a draft in the place of the one before of its subcategory. A device keeps drafts of one
 * user: those of another are dropped.
 *
 * @throws {Error} When the device has no room, or forbids storage.
 */
export function keepAdDraft(draft: AdDraft): void {
  const rest = adDrafts().filter((one) => one.ownerId === draft.ownerId && !isOf(one, draft));
  write([draft, ...rest].slice(0, DRAFTS_LIMIT));
}

/** Drops the draft of a subcategory; no harm when there is none. */
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
    // Not JSON any more: as good as none.
    return [];
  }
}

// By hand: zod would be an eighth of the page that writes ads, for one shape of our own writing.
function isAdDraft(json: unknown): json is AdDraft {
  return (
    areTexts(json, ['categoryId', 'subcategoryId', 'name', 'planHash']) &&
    typeof propertyOf(json, 'ownerId') === 'number' &&
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

import { createCell } from '../cell/cell.ts';
import { followStored, readStored, writeStored } from './device-storage.ts';
import { PAST_SEARCHES_NAME as NAME } from './forget-past-searches.ts';
import { currentSession, session } from './session.ts';

/** Number of stored searches; beyond it the oldest is dropped. */
const LIMIT = 20;

/** Queries that this device searched for, newest first; empty on a server. */
export const pastSearches = createCell<readonly string[]>({
  server: [],
  start: readTexts,
  connect: (change) => {
    const reread = () => change(readTexts());
    // They may have been written or forgotten since the cell was read.
    reread();
    const stops = [followStored([NAME], reread), session.follow(reread)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});

/**
 * Stores the queries of this device, newest first, in place of the former. Where storage is full or
 * forbidden they last as long as the page.
 */
export function storePastSearches(texts: readonly string[]): void {
  const kept = texts.slice(0, LIMIT);
  const json = JSON.stringify({ owner: owner(), texts: kept });
  writeStored({ [NAME]: kept.length === 0 ? null : json });
  pastSearches.change(kept);
}

/** The user whose searches are stored; `null` for a guest. */
function owner(): string | null {
  const { accessToken, username } = currentSession();
  return accessToken === null ? null : (username ?? '');
}

/** A guest's searches stay after sign-in; a user's are shown to no other visitor of the device. */
function readTexts(): readonly string[] {
  const stored = parse(readStored(NAME));
  const isReadable = stored !== null && (stored.owner === null || stored.owner === owner());
  return isReadable ? stored.texts : [];
}

interface Stored {
  readonly owner: unknown;
  readonly texts: readonly string[];
}

function parse(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return null;
    const texts: unknown = Reflect.get(json, 'texts');
    if (!Array.isArray(texts) || !texts.every((one) => typeof one === 'string')) return null;
    return { owner: Reflect.get(json, 'owner'), texts: texts.slice(0, LIMIT) };
  } catch {
    // Invalid JSON counts as no searches.
    return null;
  }
}

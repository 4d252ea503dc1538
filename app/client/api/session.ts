/** Local-storage name of the anonymous session (spec §3). */
const STORAGE_NAME = 'anonymous_id';

/** The anonymous session of this device; `null` before there is one. */
export function currentAnonymousId(): string | null {
  return localStorage.getItem(STORAGE_NAME);
}

/** Remembers the anonymous session on this device; `null` forgets it. */
export function rememberAnonymousId(id: string | null): void {
  if (id === null) localStorage.removeItem(STORAGE_NAME);
  else localStorage.setItem(STORAGE_NAME, id);
}

/** The browser's storage: `device` is permanent, `tab` lasts until the tab is closed. */
export type StorageKind = 'localStorage' | 'sessionStorage';

/** Values by name; `null` removes a name. */
export type StoredValues = Readonly<Record<string, string | null>>;

/** The stored value; `null` when there is none or the browser forbids storage. */
export function readStored(name: string, kind: StorageKind = 'localStorage'): string | null {
  try {
    return storageOf(kind).getItem(name);
  } catch {
    // Storage is forbidden: the page works without it.
    return null;
  }
}

/**
 * Stores values together or not at all: when one fails, the earlier ones are restored.
 *
 * @returns Whether they are stored; `false` when storage is full or forbidden.
 */
export function writeStored(values: StoredValues, kind: StorageKind = 'localStorage'): boolean {
  const before = new Map<string, string | null>();
  try {
    const storage = storageOf(kind);
    for (const name of Object.keys(values)) before.set(name, storage.getItem(name));
    put(storage, Object.entries(values));
    return true;
  } catch {
    restore(kind, before);
    return false;
  }
}

/** Calls back when another tab or frame changes one of the names. */
export function followStored(names: readonly string[], onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A key of `null` means that all was cleared.
    if (key === null || names.includes(key)) onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Where storage is forbidden, reading the property throws. */
function storageOf(kind: StorageKind): Storage {
  return window[kind];
}

/** Removes first, to free room for what is written. */
function put(storage: Storage, values: readonly (readonly [string, string | null])[]): void {
  for (const [name, text] of values) if (text === null) storage.removeItem(name);
  for (const [name, text] of values) if (text !== null) storage.setItem(name, text);
}

/** Restores the previous values; if that fails, clears the names rather than keep a part. */
function restore(kind: StorageKind, before: ReadonlyMap<string, string | null>): void {
  try {
    const storage = storageOf(kind);
    for (const name of before.keys()) storage.removeItem(name);
    put(storage, [...before]);
  } catch {
    clear(kind, [...before.keys()]);
  }
}

function clear(kind: StorageKind, names: readonly string[]): void {
  try {
    for (const name of names) storageOf(kind).removeItem(name);
  } catch {
    // Storage is forbidden: there is nothing to clear.
  }
}

/** What a browser keeps between pages: of the device for good, of the tab until it is closed. */
export type StorageKind = 'localStorage' | 'sessionStorage';

/** Values by name; `null` removes a name. */
export type StoredValues = Readonly<Record<string, string | null>>;

/**
 * What is stored under a name; `null` when nothing is, and in a browser that forbids storage.
 */
export function readStored(name: string, kind: StorageKind = 'localStorage'): string | null {
  try {
    return storageOf(kind).getItem(name);
  } catch {
    // Storage is forbidden: the page works without a memory.
    return null;
  }
}

/**
 * Stores values together, all or none: when one does not fit, the ones before it come back.
 *
 * @returns Whether they are stored; `false` when the device is full or forbids storage.
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

/** Calls back when another tab, or the frame around this page, changes one of the names. */
export function followStored(names: readonly string[], onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === null || names.includes(key)) onChange();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Reading the property throws already where storage is forbidden. */
function storageOf(kind: StorageKind): Storage {
  return window[kind];
}

/** Removes first: what goes makes room for what comes. */
function put(storage: Storage, values: readonly (readonly [string, string | null])[]): void {
  for (const [name, text] of values) if (text === null) storage.removeItem(name);
  for (const [name, text] of values) if (text !== null) storage.setItem(name, text);
}

/** The names as they were; where even that is refused, empty: half a set is worse than none. */
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

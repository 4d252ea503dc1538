/** Local-storage names of the session (spec §3). */
const NAMES = {
  accessToken: 'access_token',
  username: 'username',
  profilePicture: 'profile_picture',
  balance: 'balance',
  anonymousId: 'anonymous_id',
} as const;

/** The session as this device remembers it; every part `null` when it is not there. */
export interface Session {
  /** Present: the user is signed in (spec §4, «Session start»). */
  readonly accessToken: string | null;
  readonly username: string | null;
  readonly profilePicture: string | null;
  /** In dirams. */
  readonly balance: number | null;
  readonly anonymousId: string | null;
}

/** What verifying a code or creating a user tells of the user. */
export type SignedIn = Omit<Session, 'accessToken' | 'anonymousId'> & {
  readonly accessToken: string;
};

const listeners = new Set<() => void>();
let current = readStored();

/** The session now. The same object until it changes. */
export function currentSession(): Session {
  return current;
}

/** Calls back after every change, this tab's or another's; returns the way to stop. */
export function followSession(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', reread);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', reread);
  };
}

/** Signs in: the anonymous id is dropped (spec §4). */
export function rememberUser(user: SignedIn): void {
  write({ ...user, anonymousId: null });
}

/** Remembers the anonymous session of this device; `null` forgets it. */
export function rememberAnonymousId(anonymousId: string | null): void {
  write({ ...current, anonymousId });
}

/** Clears the session: all stored values are wiped (spec §4). */
export function forgetSession(): void {
  write({
    accessToken: null,
    username: null,
    profilePicture: null,
    balance: null,
    anonymousId: null,
  });
}

function readStored(): Session {
  const balance = localStorage.getItem(NAMES.balance);
  return {
    accessToken: localStorage.getItem(NAMES.accessToken),
    username: localStorage.getItem(NAMES.username),
    profilePicture: localStorage.getItem(NAMES.profilePicture),
    balance: balance === null || !/^\d+$/.test(balance) ? null : Number(balance),
    anonymousId: localStorage.getItem(NAMES.anonymousId),
  };
}

function write(session: Session): void {
  store(NAMES.accessToken, session.accessToken);
  store(NAMES.username, session.username);
  store(NAMES.profilePicture, session.profilePicture);
  store(NAMES.balance, session.balance);
  store(NAMES.anonymousId, session.anonymousId);
  reread();
}

function store(name: string, value: string | number | null): void {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, String(value));
}

function reread(): void {
  current = readStored();
  for (const listener of listeners) listener();
}

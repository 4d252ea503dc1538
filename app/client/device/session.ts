import { createCell } from '../cell/cell.ts';
import { followStored, readStored, writeStored } from './device-storage.ts';

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

const GUEST: Session = {
  accessToken: null,
  username: null,
  profilePicture: null,
  balance: null,
  anonymousId: null,
};

/**
 * The session of this device. Where it cannot be stored it lasts as long as the page; a server
 * knows guests alone.
 */
export const session = createCell<Session>({
  server: GUEST,
  start: readSession,
  connect: (change) => followStored(Object.values(NAMES), () => change(readSession())),
});

/** The session now. The same object until it changes. */
export function currentSession(): Session {
  return session.value();
}

/** Calls back after another tab changed the session; returns the way to stop. */
export function followOtherTabs(listener: () => void): () => void {
  // Followed first, so that the listener reads the new session.
  const stop = session.follow(() => {});
  const stopOthers = followStored(Object.values(NAMES), listener);
  return () => {
    stop();
    stopOthers();
  };
}

/** Signs in: the anonymous id is dropped (spec §4). */
export function rememberUser(user: SignedIn): void {
  write({ ...user, anonymousId: null });
}

/** Remembers the anonymous session of this device; `null` forgets it. */
export function rememberAnonymousId(anonymousId: string | null): void {
  write({ ...currentSession(), anonymousId });
}

/** Clears the session: all stored values are wiped (spec §4). */
export function forgetSession(): void {
  write(GUEST);
}

function readSession(): Session {
  const balance = readStored(NAMES.balance);
  return {
    accessToken: readStored(NAMES.accessToken),
    username: readStored(NAMES.username),
    profilePicture: readStored(NAMES.profilePicture),
    balance: balance === null || !/^\d+$/.test(balance) ? null : Number(balance),
    anonymousId: readStored(NAMES.anonymousId),
  };
}

/** A device without room keeps nothing of it: half a session would be another one. */
function write(next: Session): void {
  const { accessToken, username, profilePicture, balance, anonymousId } = next;
  const isStored = writeStored({
    [NAMES.accessToken]: accessToken,
    [NAMES.username]: username,
    [NAMES.profilePicture]: profilePicture,
    [NAMES.balance]: balance === null ? null : String(balance),
    [NAMES.anonymousId]: anonymousId,
  });
  if (!isStored) clearStored();
  session.change(next);
}

/** What was stored before is the session of somebody who is not here any more. */
function clearStored(): void {
  writeStored(Object.fromEntries(Object.values(NAMES).map((name) => [name, null])));
}

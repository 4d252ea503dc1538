import { createCell } from '../cell/cell.ts';
import { followStored, readStored, writeStored } from './device-storage.ts';
import { ownPicture } from './own-picture.ts';

/** Local-storage names of the session (spec §3). */
const NAMES = {
  accessToken: 'access_token',
  username: 'username',
  profilePicture: 'profile_picture',
  balance: 'balance',
  anonymousId: 'anonymous_id',
} as const;

/** The session as this device stores it; absent parts are `null`. */
export interface Session {
  /** Present when the user is signed in (spec §4, «Session start»). */
  readonly accessToken: string | null;
  readonly username: string | null;
  readonly profilePicture: string | null;
  /** In dirams. */
  readonly balance: number | null;
  readonly anonymousId: string | null;
}

/** The user in the answer to a verified code or to a new account. */
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
 * The session of this device, kept in memory where storage is forbidden; on a server, a guest's.
 */
export const session = createCell<Session>({
  server: GUEST,
  start: readSession,
  connect: (change) => followStored(Object.values(NAMES), () => change(readSession())),
});

/** The current session, identical between changes. */
export function currentSession(): Session {
  return session.value();
}

/** Calls back after another tab changed the session; returns the unsubscribe function. */
export function followOtherTabs(listener: () => void): () => void {
  // Subscribed first, so that the listener reads the new session.
  const stop = session.follow(() => {});
  const stopOthers = followStored(Object.values(NAMES), listener);
  return () => {
    stop();
    stopOthers();
  };
}

/** Whether the server ended the last session of this page; until the next sign-in. */
export const sessionExpiry = createCell({ server: false });

/** Signs in and drops the anonymous id (spec §4). */
export function rememberUser(user: SignedIn): void {
  if (sessionExpiry.value()) sessionExpiry.change(false);
  write({ ...user, anonymousId: null });
}

/** Stores the edited name and picture of the signed-in user. */
export function rememberProfile(profile: Pick<Session, 'username' | 'profilePicture'>): void {
  write({ ...currentSession(), ...profile });
}

/** Stores the anonymous session of this device; `null` removes it. */
export function rememberAnonymousId(anonymousId: string | null): void {
  write({ ...currentSession(), anonymousId });
}

/** Clears all stored values of the session (spec §4). */
export function forgetSession(): void {
  write(GUEST);
}

/** Clears the session that the server refused. */
export function expireSession(): void {
  sessionExpiry.change(true);
  forgetSession();
}

function readSession(): Session {
  const balance = readStored(NAMES.balance);
  return {
    accessToken: readStored(NAMES.accessToken),
    username: readStored(NAMES.username),
    profilePicture: ownPicture(readStored(NAMES.profilePicture)),
    balance: balance === null || !/^\d+$/.test(balance) ? null : Number(balance),
    anonymousId: readStored(NAMES.anonymousId),
  };
}

/** Stores all values or none: a part of a session would be a different session. */
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

/** The stored session belonged to the previous user. */
function clearStored(): void {
  writeStored(Object.fromEntries(Object.values(NAMES).map((name) => [name, null])));
}

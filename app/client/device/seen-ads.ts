import { createCell } from '../cell/cell.ts';
import { followStored, readStored, writeStored } from './device-storage.ts';
import { currentSession, session } from './session.ts';

/** Local-storage key of the opened ads. */
const NAME = 'seen_ads';
/** Number of stored ads; beyond it the oldest is dropped. */
const LIMIT = 500;

/** Ads that were opened on this device; empty on a server. */
export const seenAds = createCell<ReadonlySet<number>>({
  server: new Set(),
  start: readSeen,
  connect: (change) => {
    const reread = () => change(readSeen());
    reread();
    const stops = [followStored([NAME], reread), session.follow(reread)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});

/** Notes that an ad was opened. Where storage is full or forbidden it lasts as long as the page. */
export function noteSeenAd(id: number): void {
  const ids = [id, ...Array.from(seenAds.value()).filter((one) => one !== id)].slice(0, LIMIT);
  writeStored({ [NAME]: `${owner()} ${ids.join(' ')}` });
  seenAds.change(new Set(ids));
}

/** The user whose ads are stored; `-` for a guest. */
function owner(): string {
  const { accessToken, username } = currentSession();
  return accessToken === null ? '-' : encodeURIComponent(username ?? '');
}

/** A guest's ads stay after sign-in; a user's are shown to no other visitor of the device. */
function readSeen(): ReadonlySet<number> {
  const [of = '', ...ids] = readStored(NAME)?.split(' ') ?? [];
  if (of !== '-' && of !== owner()) return new Set();
  return new Set(ids.map(Number).filter(Number.isSafeInteger).slice(0, LIMIT));
}

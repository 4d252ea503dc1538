import {
  ANONYMOUS_ID_HEADER,
  AUTHORIZATION_HEADER,
  imageSrcSet,
  REQUEST_TIMEOUT_MS,
} from '../../contract/plain.ts';
import type { routes } from '../../contract/plain.ts';
import { readStored } from '../device/device-storage.ts';
import { FIRST_PHOTOS, keptPhotos } from '../ui/kept/kept-photos.ts';

type List = keyof typeof keptPhotos;

/** Literals: the table of all routes would be most of the script. */
const URLS: { readonly [Name in List]: (typeof routes)[Name]['path'] } = {
  favorites: '/api/v1/favorites/',
  comparisons: '/api/v1/comparisons/',
};

/**
 * Requests the list of kept ads that the page at an address shows, and shows its first photos in the
 * skeleton. Runs in the head of that page, before any of its code has loaded; `takeEarlyAnswer` hands
 * the answer over.
 * Does nothing on a device that keeps no ads, or whose storage is forbidden.
 *
 * @param address Path and query string; a list by category is read by the page itself.
 */
export function requestKeptEarly(address: string): void {
  const list = address.slice(1);
  // Set by the script of the template, which precedes this one.
  const lists = document.documentElement.dataset['kept']?.split(' ');
  if (!isList(list) || lists?.includes(list) !== true) return;
  const accessToken = readStored('access_token');
  const anonymousId = readStored('anonymous_id');
  if (accessToken === null && anonymousId === null) return;
  const url = URLS[list];
  const json = read(url, accessToken, anonymousId);
  window.earlyAnswer = { url, accessToken, anonymousId, json };
  void json.then((answer) => showPhotos(list, answer));
}

function isList(text: string): text is List {
  return Object.hasOwn(URLS, text);
}

async function read(
  url: string,
  accessToken: string | null,
  anonymousId: string | null,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        'accept-language': 'ru',
        ...(anonymousId !== null && { [ANONYMOUS_ID_HEADER]: anonymousId }),
        ...(accessToken !== null && { [AUTHORIZATION_HEADER]: `Bearer ${accessToken}` }),
      },
    });
    return response.ok ? await response.json() : null;
  } catch {
    // The page makes the request again, and shows its failure.
    return null;
  }
}

/** Shows the first photos in the skeleton; once the page shows the list, there is none. */
function showPhotos(list: List, answer: unknown): void {
  const cards = list === 'favorites' ? ['favorites'] : ['comparisons', 0, 'advertisements'];
  const rooms = document.querySelectorAll<HTMLImageElement>('img[data-early-photo]');
  fitColumns([...rooms], inside(answer, ...cards, 'length'));
  for (const [index, img] of [...rooms].slice(0, FIRST_PHOTOS).entries()) {
    const photo = inside(answer, ...cards, index, 'images', 0, 'url');
    if (typeof photo !== 'string') continue;
    img.sizes = keptPhotos[list];
    img.srcset = imageSrcSet(photo) ?? '';
    img.src = photo;
  }
}

/** Makes the columns of a table as wide as those of the given number of ads. */
function fitColumns(rooms: readonly HTMLImageElement[], ads: unknown): void {
  for (const [index, room] of rooms.entries()) {
    const column = room.closest('td');
    if (column === null || typeof ads !== 'number') return;
    column.hidden = index >= ads;
    column.closest('table')?.setAttribute('data-count', String(ads));
  }
}

/** A value inside of parsed JSON; `undefined` where there is none. */
function inside(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    json,
  );
}

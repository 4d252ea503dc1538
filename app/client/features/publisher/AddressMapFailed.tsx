import { publisherWords } from './publisher-words.ru.ts';

/** Shown instead of a map that did not load: the address is above it. */
export function AddressMapFailed() {
  return <p role="status">{publisherWords.mapFailed}</p>;
}

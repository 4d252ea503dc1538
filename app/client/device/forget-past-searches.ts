import { writeStored } from './device-storage.ts';

/** Local-storage name of this device's searches. */
export const PAST_SEARCHES_NAME = 'past_searches';

/** Removes the searches of this device at sign-out. */
export function forgetPastSearches(): void {
  writeStored({ [PAST_SEARCHES_NAME]: null });
}

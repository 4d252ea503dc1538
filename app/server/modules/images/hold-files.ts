import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';

import { ApiError } from '../../api-error.ts';

/** Files in memory at once, being read or waiting for their turn: sixty of 10 MB. */
const HELD = 60;
/** Of them, those of one user: all the pictures of an ad. */
const HELD_OF_ONE = 20;

/** Lets a user's file in, until its call is answered or broken off. */
type HoldFile = (ownerId: number, response: ServerResponse) => void;

/**
 * Counts files from before they are read, so that slow senders cannot fill the memory.
 *
 * @throws {ApiError} server.slow when there are too many, of all or of this user.
 */
export function holdFiles(): HoldFile {
  const held: number[] = [];
  return (ownerId, response) => {
    const ofOne = held.filter((owner) => owner === ownerId).length;
    if (held.length >= HELD || ofOne >= HELD_OF_ONE) {
      throw new ApiError('server.slow', { retryAfterS: 5 });
    }
    held.push(ownerId);
    finished(response, () => held.splice(held.indexOf(ownerId), 1));
  };
}

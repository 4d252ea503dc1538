import { AnimationError } from './animation-error.ts';

/**
 * Parses the bytes of a JSON file.
 *
 * @throws {AnimationError} For a file that is no JSON.
 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AnimationError('broken');
  }
}

import { unzipSync } from 'fflate';

import { AnimationError } from './animation-error.ts';
import { parseJson } from './parse-json.ts';

/** Largest unpacked file, in bytes: a small archive can hold a huge one. */
const LARGEST_ENTRY = 20 * 1024 * 1024;

/**
 * Reads the first animation of a `.lottie` archive: `manifest.json` lists the ids, and the
 * animation is in `animations/` (version 1) or `a/` (version 2).
 *
 * @throws {AnimationError}
 * @see https://dotlottie.io/spec/
 */
export function readBundle(bytes: Uint8Array): unknown {
  const files = unpack(bytes);
  const manifest = files['manifest.json'];
  if (manifest === undefined) throw new AnimationError('noManifest');
  const { animations } = Object(parseJson(manifest));
  const [first] = Array.isArray(animations) ? animations : [];
  if (first === undefined) throw new AnimationError('noAnimations');
  const id = String(Object(first).id);
  const content = files[`animations/${id}.json`] ?? files[`a/${id}.json`];
  if (content === undefined) throw new AnimationError('broken');
  return parseJson(content);
}

function unpack(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => name.endsWith('.json') && originalSize <= LARGEST_ENTRY,
    });
  } catch {
    throw new AnimationError('broken');
  }
}

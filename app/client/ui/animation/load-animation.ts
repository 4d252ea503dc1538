import { AnimationError } from './animation-error.ts';
import { parseJson } from './parse-json.ts';
import { readBundle } from './read-bundle.ts';

/** Largest file of an animation, in bytes; larger ones count as broken. */
const LARGEST_FILE = 5 * 1024 * 1024;
/** First bytes of a zip archive, which a `.lottie` file is. */
const ZIP = [0x50, 0x4b] as const;

/** Content of an animation, as exported from an editor. */
export interface AnimationData {
  readonly layers: readonly unknown[];
  /** Frames a second. */
  readonly fr: number;
  /** First and last frame. */
  readonly ip: number;
  readonly op: number;
  readonly [part: string]: unknown;
}

/**
 * Loads an animation from a URL: `.json`, or `.lottie`, of which the first animation is read. The
 * content decides, not the name.
 *
 * @throws {AnimationError} For content that is no animation; an `Error` when the file is not found.
 */
export async function loadAnimation(source: string, signal: AbortSignal): Promise<AnimationData> {
  const answer = await fetch(source, { signal });
  if (!answer.ok) throw new Error(`The animation answered ${answer.status}.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > LARGEST_FILE) throw new AnimationError('broken');
  const isBundle = ZIP.every((byte, index) => bytes[index] === byte);
  return toAnimation(isBundle ? readBundle(bytes) : parseJson(bytes));
}

function toAnimation(content: unknown): AnimationData {
  const whole = Object(content);
  const { layers, fr, ip, op } = whole;
  const areNumbers = [fr, ip, op].every((part) => Number.isFinite(part));
  if (!Array.isArray(layers) || !areNumbers) throw new AnimationError('broken');
  return { ...whole, layers, fr: Number(fr), ip: Number(ip), op: Number(op) };
}

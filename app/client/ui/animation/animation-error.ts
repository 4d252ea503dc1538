/** Messages of a player that cannot show its animation (spec §8). */
export const animationMessages = {
  broken: 'Broken or corrupted file',
  failed: 'Something went wrong',
  noManifest: 'Manifest not found',
  noAnimations: 'No animations listed in manifest',
  unknown: 'Unknown error',
  noPicture: 'Could not retrieve animation from DOM',
} as const;

/** An animation that cannot be loaded or drawn. */
export class AnimationError extends Error {
  override readonly name = 'AnimationError';

  constructor(code: keyof typeof animationMessages) {
    super(animationMessages[code]);
  }
}

/** The message that the player shows for a failure. */
export function animationMessage(error: unknown): string {
  if (error instanceof AnimationError) return error.message;
  return error instanceof Error ? animationMessages.failed : animationMessages.unknown;
}

import lottie from 'lottie-web/build/player/lottie_light.js';
import type { AnimationItem } from 'lottie-web/build/player/lottie_light.js';

import { AnimationError } from './animation-error.ts';
import type { AnimationData } from './load-animation.ts';

/** How an animation is drawn. */
interface DrawRequest {
  readonly container: Element;
  readonly data: AnimationData;
  readonly isLooped: boolean;
  /** Otherwise the last frame is shown at once. */
  readonly isMoving: boolean;
}

/**
 * Draws an animation as SVG and starts it.
 *
 * @throws {AnimationError} When nothing was drawn.
 */
export function drawAnimation(request: DrawRequest): AnimationItem {
  const { container, data, isLooped, isMoving } = request;
  const animation = lottie.loadAnimation({
    container,
    renderer: 'svg',
    loop: isLooped,
    autoplay: isMoving,
    // The library writes into the object.
    animationData: structuredClone(data),
  });
  if (container.querySelector('svg') === null) {
    animation.destroy();
    throw new AnimationError('noPicture');
  }
  if (!isMoving) animation.goToAndStop(animation.totalFrames - 1, true);
  return animation;
}

/** Time for what moves on a page to end, in ms: the longest entry takes a third of a second. */
export const STILL_LIMIT_MS = 5000;

/**
 * Waits, inside a page, until nothing moves for two frames in a row: no animation and no transition
 * of an element, of a pseudo-element or of a backdrop. Paused ones do not move, nor those between
 * equal values, which only measure time. Uses nothing but its argument: Playwright sends its text
 * to the page.
 *
 * @throws Error after `limitMs` with the names of what still moves: an endless animation is a page
 *   that still loads.
 */
export async function untilStill(limitMs: number): Promise<void> {
  const isChange = (effect: AnimationEffect | null): boolean => {
    if (!(effect instanceof KeyframeEffect)) return true;
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const [first, ...others] = effect
      .getKeyframes()
      .map((frame) => JSON.stringify(Object.entries(frame).filter(([name]) => !own.has(name))));
    return others.some((frame) => frame !== first);
  };
  const moving = (): readonly Animation[] =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && isChange(effect));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const nameOf = (animation: Animation): string => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition';
    return `${name} of ${target?.tagName.toLowerCase() ?? 'nothing'}.${target?.className ?? ''}`;
  };

  const end = performance.now() + limitMs;
  let stillFrames = 0;
  while (stillFrames < 2) {
    const left = moving();
    stillFrames = left.length === 0 ? stillFrames + 1 : 0;
    if (performance.now() > end) throw new Error(`Still moving: ${left.map(nameOf).join(', ')}.`);
    await nextFrame();
  }
}

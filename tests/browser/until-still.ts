/** Maximum duration of a page's animations, in ms: the longest takes a third of a second. */
export const STILL_LIMIT_MS = 5000;

/**
 * Waits, inside a page, for two frames without an animation or a transition of an element, a
 * pseudo-element or a backdrop. Paused ones do not count, nor those between equal values, which
 * only measure time. Uses only its argument: Playwright sends its source to the page.
 *
 * @throws Error after `limitMs` with the names of the running animations: an endless one belongs
 *   to a page that still loads.
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

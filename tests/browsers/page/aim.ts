import type { Target } from '../target.ts';
import { findAll } from './find.ts';

/** Where to press an element, or why it cannot be pressed yet. */
export type Aim =
  | { readonly isReady: true; readonly x: number; readonly y: number }
  | { readonly isReady: false; readonly reason: string };

/** The point of an element that a pointer can reach, scrolled into view. */
export function aim(target: Target): Aim {
  const found = findAll(target);
  const [element] = found;
  if (element === undefined) return { isReady: false, reason: 'is not on the page' };
  if (found.length > 1) return { isReady: false, reason: `means ${found.length} elements` };
  if (isMoving(element)) return { isReady: false, reason: 'is moving' };
  if (element.matches(':disabled, [aria-disabled="true"]')) {
    return { isReady: false, reason: 'is disabled' };
  }
  const seen = pointOf(element);
  if (isReached(element, seen)) return { isReady: true, ...seen };
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const point = pointOf(element);
  if (isReached(element, point)) return { isReady: true, ...point };
  const above = document.elementFromPoint(point.x, point.y);
  return { isReady: false, reason: `is covered by ${above?.tagName.toLowerCase() ?? 'nothing'}` };
}

/** Whether the element or an ancestor has a finite animation. */
function isMoving(element: Element): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    if (!(effect instanceof KeyframeEffect) || playState !== 'running') return false;
    if (effect.getComputedTiming().endTime === Infinity) return false;
    return effect.pseudoElement === null && effect.target?.contains(element) === true;
  });
}

function pointOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.floor(left + width / 2), y: Math.floor(top + height / 2) };
}

/** Whether a press at the point reaches the element, its content or its label. */
function isReached(
  element: Element,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return false;
  if (element.contains(hit)) return true;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return labels.some((label) => label.contains(hit));
}

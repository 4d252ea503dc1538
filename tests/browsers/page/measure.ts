import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** Faults of an open dialog or menu, and its measures in CSS pixels. */
export interface Overlay {
  /** Role and accessible name. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Visible and whole height of the scrolling part, or of the overlay itself. */
  readonly seen: number;
  readonly whole: number;
  readonly faults: readonly string[];
}

const OPEN = 'dialog[open], [popover]:popover-open, [role=dialog], [role=menu]';
const INTERACTIVE =
  'button, a[href], input:not([type=hidden]), textarea, select, [role=option], [role=menuitem]';
/** Minimum visible height of a scrolling part, unless its content is smaller. */
const LEAST_SEEN = 140;
/** Layout rounds to a fraction of a pixel. */
const ROUNDING = 1.5;

/** The open dialogs and menus without an animation; `null` while one of them is animated. */
export function measureOpen(): readonly Overlay[] | null {
  const open = [...document.querySelectorAll(OPEN)].filter((box) => box.checkVisibility());
  const isMoving = open.some((box) => box.getAnimations({ subtree: true }).some(isEnding));
  return isMoving ? null : open.map(measure);
}

function isEnding({ playState, effect }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
}

function measure(box: Element): Overlay {
  const { width, height } = box.getBoundingClientRect();
  const scroller = tallestScroller(box);
  const [seen, whole] = [scroller.clientHeight, scroller.scrollHeight];
  return {
    name: nameOf(box),
    width: Math.round(width),
    height: Math.round(height),
    seen,
    whole,
    faults: [
      ...placeFaults(box),
      ...heightFaults(box, scroller),
      ...reachFaults(box),
      ...ringFaults(box),
    ],
  };
}

/** A dropdown's frame has no name of its own; its list has. */
function nameOf(box: Element): string {
  const named = [box, ...box.querySelectorAll('[role=listbox]')];
  const element = named.find((one) => computeAccessibleName(one) !== '') ?? box;
  return `${getRole(element) ?? 'popover'} «${computeAccessibleName(element)}»`;
}

/** The part with the most overflow; the overlay itself when nothing in it scrolls. */
function tallestScroller(box: Element): Element {
  const scrollers = [...box.querySelectorAll('*')].filter((part) =>
    /auto|scroll/.test(getComputedStyle(part).overflowY),
  );
  return scrollers.toSorted((a, b) => b.scrollHeight - a.scrollHeight)[0] ?? box;
}

function placeFaults(box: Element): readonly string[] {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const isInside =
    left >= -ROUNDING &&
    top >= -ROUNDING &&
    right <= innerWidth + ROUNDING &&
    bottom <= innerHeight + ROUNDING;
  return isInside ? [] : ['it leaves the window'];
}

function heightFaults(box: Element, scroller: Element): readonly string[] {
  const faults: string[] = [];
  if (box.scrollHeight > box.clientHeight + ROUNDING && box !== scroller && !scrolls(box)) {
    faults.push(`${box.scrollHeight - box.clientHeight} px of it are cut off`);
  }
  const { clientHeight: seen, scrollHeight: whole } = scroller;
  const least = Math.min(whole, LEAST_SEEN);
  if (seen < least - ROUNDING) faults.push(`only ${seen} of ${whole} px are seen`);
  if (box.getBoundingClientRect().height < 40) faults.push('it has no height');
  return faults;
}

function scrolls(box: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(box).overflowY);
}

/**
 * A dialog that a press opened has no ring around its ×, which no key has reached. A question has no
 * ×: its first answer has the focus, with a ring after typing.
 */
function ringFaults(box: Element): readonly string[] {
  const { activeElement } = document;
  if (activeElement === null || !box.contains(activeElement)) return [];
  if (box.getAttribute('data-size') === 'confirm') return [];
  const name = computeAccessibleName(activeElement);
  const hasRing = activeElement.matches(':focus-visible') && name === 'Закрыть';
  return hasRing ? ['a ring is around its ×'] : [];
}

/** Whether its first and last control can be scrolled under the pointer. */
function reachFaults(box: Element): readonly string[] {
  const parts = [...box.querySelectorAll(INTERACTIVE)].filter((part) => part.checkVisibility());
  const ends = [...new Set([parts.at(0), parts.at(-1)])].flatMap((part) => part ?? []);
  return ends
    .filter((part) => !isReachable(box, part))
    .map((part) => `«${computeAccessibleName(part)}» cannot be reached`);
}

function isReachable(box: Element, part: Element): boolean {
  const places = [...box.querySelectorAll('*'), box].map((one) => [one, one.scrollTop] as const);
  part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = part.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  for (const [one, scrollTop] of places) {
    if (one.scrollTop !== scrollTop) one.scrollTop = scrollTop;
  }
  if (hit === null) return false;
  // Another dialog over this one takes every press.
  if (hit.closest(OPEN) !== box && hit.closest(OPEN) !== null) return true;
  return part.contains(hit) || hit.closest('label')?.contains(part) === true;
}

import type { KeyboardEvent } from 'react';

/** Distance between a menu, its button and the edges of the window, in CSS pixels. */
const GAP = 8;

/** Positions an open menu under the button before it, inside the window, and focuses it. */
export function placeMenu(menu: HTMLElement): void {
  const button = menu.previousElementSibling;
  if (button === null) return;
  const { right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = Math.min(Math.max(GAP, right - width), innerWidth - width - GAP);
  const isBelow = bottom + GAP + height <= innerHeight - GAP;
  const over = Math.max(GAP, top - GAP - height);
  menu.style.setProperty('left', `${left}px`);
  menu.style.setProperty('top', `${isBelow ? bottom + GAP : over}px`);
  itemsOf(menu)[0]?.focus();
}

/** Moves the focus among the items of a menu. */
export function walkMenu(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  if (event.key === 'Tab') return menu.hidePopover();
  const items = itemsOf(menu);
  const here = items.findIndex((item) => item === document.activeElement);
  const next = placeAfter(event.key, here, items.length);
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}

function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return Array.from(menu.querySelectorAll<HTMLElement>('[role="menuitem"]'));
}

function placeAfter(key: string, here: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (here + 1) % count;
    case 'ArrowUp':
      return (here - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Between the trigger and the menu, and between the menu and the window's edge, in CSS pixels. */
const GAP = 4;
const EDGE = 8;

/**
 * Puts the menu under its trigger, or above it when there is no room below and more above, and
 * keeps it inside the window. Written straight to the element: it follows every scrolled pixel.
 */
export function placeMenu(menu: HTMLElement, trigger: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const { style } = menu;
  style.maxHeight = '';
  style.width = `${box.width}px`;
  const isAbove = below < menu.offsetHeight && above > below;

  style.left = `${Math.max(EDGE, Math.min(box.left, clientWidth - menu.offsetWidth - EDGE))}px`;
  style.top = isAbove ? 'auto' : `${box.bottom + GAP}px`;
  style.bottom = isAbove ? `${clientHeight - box.top + GAP}px` : 'auto';
  style.maxHeight = `${Math.max(isAbove ? above : below, 0)}px`;
}

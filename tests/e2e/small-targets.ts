/** Width and height that a finger needs, in CSS px (WCAG 2.5.5). */
export const TARGET_PX = 44;

/**
 * Returns what can be pressed on a page, or in its open dialog, within a smaller square. Runs inside
 * the page: scrolls to each control and asks what is hit around its middle, so that areas of
 * `::after`, labels and what covers a control count. A link in a line of text is exempt.
 *
 * @param side Of the square, in CSS px.
 */
export function smallTargets(side: number): readonly string[] {
  const pressable = 'a[href], button, input, select, textarea, summary, [role="option"]';
  const scope = Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document;
  const small: string[] = [];
  const place = { left: scrollX, top: scrollY };
  for (const control of scope.querySelectorAll<HTMLElement>(pressable)) {
    if (!isPressable(control)) continue;
    const { left, top, width, height } = shownBox(control);
    const isHit = (x: number, y: number) =>
      hits(control, left + width / 2 + x, top + height / 2 + y);
    // Covered by a bar or by an open list: what covers it is measured instead.
    if (!isHit(0, 0)) continue;
    const across = reach(isHit, 1, 0) + reach(isHit, -1, 0) + 1;
    const down = reach(isHit, 0, 1) + reach(isHit, 0, -1) + 1;
    if (across >= side && down >= side) continue;
    small.push(`${across}×${down}: ${control.outerHTML.slice(0, 200)}`);
  }
  scrollTo({ ...place, behavior: 'instant' });
  return small;

  function isPressable(control: HTMLElement): boolean {
    if (control.matches(':disabled, [type="hidden"], .leaflet-control a')) return false;
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { display, pointerEvents } = getComputedStyle(control);
    if (pointerEvents === 'none') return false;
    const line = control.parentElement?.closest('p, li, dd, dt, label, figcaption, div');
    const isInText =
      display === 'inline' && line?.textContent.trim() !== control.textContent.trim();
    return !isInText;
  }

  /** The box of a control, of its label where the control itself cannot be seen; scrolled to. */
  function shownBox(control: HTMLElement): DOMRect {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const isSeen = control.getBoundingClientRect().width > 1;
    const shown = isSeen || label === undefined ? control : label;
    shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return shown.getBoundingClientRect();
  }

  function hits(control: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    return control.contains(hit) || hit.closest('label')?.control === control;
  }

  /** How far from the middle a press still hits, in px. */
  function reach(isHit: (x: number, y: number) => boolean, x: number, y: number): number {
    let far = 0;
    while (far < side && isHit(x * (far + 1), y * (far + 1))) far += 1;
    return far;
  }
}

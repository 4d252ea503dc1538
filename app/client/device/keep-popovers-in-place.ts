/**
 * Keeps popovers at their position in the window, for browsers without a top layer for them: there
 * the origin of a fixed box may be an ancestor with `container-type`.
 */
export function keepPopoversInPlace(): void {
  const sheet = new CSSStyleSheet();
  // A box that moves by itself cannot be measured.
  sheet.replaceSync('[popover] { animation: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const writes = new MutationObserver((records) => {
    for (const node of new Set(records.map(({ target }) => target))) {
      if (node instanceof HTMLElement && node.hasAttribute('popover')) moveToPlace(node);
    }
    // Its own writes: they would be observed for ever.
    writes.takeRecords();
  });
  writes.observe(document, { subtree: true, attributeFilter: ['style'] });
}

function moveToPlace(box: HTMLElement): void {
  // A closed one.
  if (box.getClientRects().length === 0) return;
  const { style } = box;
  const { left, top, bottom } = box.getBoundingClientRect();
  const wantedTop = Number.parseFloat(style.top);
  const wantedBottom = document.documentElement.clientHeight - Number.parseFloat(style.bottom);
  shift(style, 'marginLeft', Number.parseFloat(style.left) - left);
  if (Number.isNaN(wantedTop)) shift(style, 'marginBottom', bottom - wantedBottom);
  else shift(style, 'marginTop', wantedTop - top);
}

/** Adds an offset to a margin, in CSS pixels; `NaN` for a side without a position. */
function shift(
  style: CSSStyleDeclaration,
  margin: 'marginLeft' | 'marginTop' | 'marginBottom',
  by: number,
): void {
  if (Number.isNaN(by)) return;
  style[margin] = `${Number.parseFloat(style[margin] || '0') + by}px`;
}

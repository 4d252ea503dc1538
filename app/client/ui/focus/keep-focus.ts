/**
 * A ref of a row, or of a control in one, that a press may remove: the focus that it has then moves
 * to the row beside it, else to the row around it, else to the heading of the page.
 */
export function keepFocus(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement) !== true) return;
    const { nextElementSibling, previousElementSibling, parentElement } = element;
    const near = [nextElementSibling, previousElementSibling, parentElement?.closest('li')];
    // After the removal: the rows beside it may be removed with it.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const row = near.find((one) => one?.isConnected);
      const target = row?.querySelector<HTMLElement>('a, button') ?? document.querySelector('h1');
      target?.focus({ preventScroll: true });
    });
  };
}

/**
 * Calls back once a place is in the viewport or near it, where `margin` is the distance above and
 * below the viewport, in percent of its height. For a ref callback: returns the function that ends
 * the watch.
 */
export function watchNearness(
  place: Element | null,
  margin: number,
  onNear: () => void,
): (() => void) | undefined {
  if (place === null) return undefined;
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: `${margin}% 0%` },
  );
  watch.observe(place);
  return () => watch.disconnect();
}

import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/**
 * A part that its page can do without. If its code does not come, the part is missing and the page
 * remains: Firefox drops the code in progress as soon as a link is pressed, long before the next
 * page is there.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Missing) }));
}

function Missing(): null {
  return null;
}

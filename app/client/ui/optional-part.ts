import { lazy, use } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

import { useIsHydrated } from '../cell/use-is-hydrated.ts';

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

const never = new Promise<never>(() => {});

/** What the server drew of the part remains: without it the HTML would differ, an error to React. */
function Missing(): null {
  if (!useIsHydrated()) use(never);
  return null;
}

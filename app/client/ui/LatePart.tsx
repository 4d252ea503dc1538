import { Suspense, useDeferredValue } from 'react';
import type { ReactNode } from 'react';

interface LatePartProps {
  /** A part whose code may come after its page. */
  readonly children: ReactNode;
}

/**
 * A part whose code the page does not wait for. What the server drew of it remains until its code
 * has come: an urgent update of its properties would remove it until then, and move what is beside
 * it; deferred, the update waits.
 */
export function LatePart({ children }: LatePartProps): ReactNode {
  return useDeferredValue(<Suspense>{children}</Suspense>);
}

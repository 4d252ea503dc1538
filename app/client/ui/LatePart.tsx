import { Suspense, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';

interface LatePartProps {
  /** A part whose code may come after its page. */
  readonly children: ReactNode;
  /** Shown until the code has come, where the server drew nothing. */
  readonly fallback?: ReactNode;
}

/**
 * A part whose code the page does not wait for. What the server drew of it remains until its code
 * has come: an update of its properties would remove it until then, and move what is beside it. So
 * the part keeps its first properties until it is mounted.
 *
 * A deferred value would keep it too, but React 19.3 then at times waits for ever: the deferred
 * update and the hydration of the boundaries suspend each other, and nothing resumes them.
 */
export function LatePart({ children, fallback = null }: LatePartProps): ReactNode {
  const [hasCome, setHasCome] = useState(false);
  const [first] = useState(() => partOf({ children, fallback }, () => setHasCome(true)));
  return hasCome ? partOf({ children, fallback }, null) : first;
}

function partOf({ children, fallback }: LatePartProps, onMount: (() => void) | null): ReactNode {
  return (
    <Suspense fallback={fallback}>
      {children}
      <Mounted onMount={onMount} />
    </Suspense>
  );
}

interface MountedProps {
  readonly onMount: (() => void) | null;
}

/** Calls back once the part beside it is mounted. */
function Mounted({ onMount }: MountedProps): null {
  useLayoutEffect(() => onMount?.(), [onMount]);
  return null;
}

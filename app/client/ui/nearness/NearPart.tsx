import { use } from 'react';
import type { ReactNode } from 'react';

import { LatePart } from '../LatePart.tsx';

interface NearPartProps {
  /** Resolves once the part is near the viewport; a server does not wait for it. */
  readonly near: Promise<void>;
  /** A part whose code loads then. */
  readonly children: ReactNode;
}

/**
 * A part of a page whose code loads when a visitor comes near to it. What the server drew of it
 * remains, with working links, until then.
 */
export function NearPart({ near, children }: NearPartProps) {
  return (
    <LatePart>
      <Waiting near={near}>{children}</Waiting>
    </LatePart>
  );
}

function Waiting({ near, children }: NearPartProps) {
  // A condition that never changes: a server stays one.
  if (!import.meta.env.SSR) use(near);
  return children;
}

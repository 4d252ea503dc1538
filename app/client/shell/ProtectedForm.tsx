import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';

import { useSession } from '../features/session/use-session.ts';
import { ProtectedPage } from './ProtectedPage.tsx';

interface ProtectedFormProps {
  /** The page's skeleton, shown under the sign-in dialog until a form was open. */
  readonly skeleton: ReactNode;
  /** The page; it calls `onOpen` once there is a form whose content must not be lost. */
  readonly children: (onOpen: () => void) => ReactNode;
}

/** A page for users with a form, which outlives its session under the sign-in dialog. */
export function ProtectedForm({ skeleton, children }: ProtectedFormProps) {
  // The reads of a kept page depend on the session too.
  useSession();
  const [isKept, setKept] = useState(false);
  const keep = useCallback(() => setKept(true), []);
  return (
    <ProtectedPage skeleton={skeleton} isKept={isKept}>
      {children(keep)}
    </ProtectedPage>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';

import { askSignIn, prepareSignIn } from '../../features/auth/ask-sign-in.ts';
import { useSession } from '../../features/session/use-session.ts';

interface GuardedLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** The current page is the link's target. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to a page that requires a user: a guest signs in first, then the page opens (spec §2). */
export function GuardedLink({ href, className, isCurrent = false, children }: GuardedLinkProps) {
  const isGuest = useSession().accessToken === null;
  const prepare = isGuest ? prepareSignIn : undefined;

  return (
    <Link
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event: MouseEvent) => {
        // A new tab opens the dialog itself.
        if (!isGuest || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void askSignIn({ target: href });
      }}
    >
      {children}
    </Link>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';

import { askSignIn, prepareSignIn } from '../../features/auth/ask-sign-in.ts';
import { useSession } from '../../features/session/use-session.ts';

interface GuardedLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** Name of a link that shows only an icon. */
  readonly label?: string;
  /** The current page is the link's target. */
  readonly isCurrent?: boolean;
  /** Whether a guest signs in first; by default, so. */
  readonly isGuarded?: boolean;
  readonly children: ReactNode;
}

/** A link to a page that requires a user: a guest signs in first, then the page opens (spec §2). */
export function GuardedLink(props: GuardedLinkProps) {
  const { href, className, label, isCurrent = false, isGuarded = true, children } = props;
  const isGuest = useSession().accessToken === null && isGuarded;
  const prepare = isGuest ? prepareSignIn : undefined;

  return (
    <Link
      href={href}
      className={className}
      aria-label={label}
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

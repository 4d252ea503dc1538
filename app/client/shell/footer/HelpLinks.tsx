import { Link } from 'wouter';

import { AgreementButton } from '../agreement/AgreementButton.tsx';
import { footerWords } from './footer-words.ru.ts';

interface HelpLinksProps {
  /** Of each link. */
  readonly className?: string | undefined;
}

/** The guide to safe deals, and the documents. */
export function HelpLinks({ className }: HelpLinksProps) {
  return (
    <>
      <Link className={className} href="/safety-guide">
        {footerWords.safety}
      </Link>
      <AgreementButton className={className} />
    </>
  );
}

import { Link } from 'wouter';

import { AgreementButton } from '../agreement/AgreementButton.tsx';
import { isOpenScreen } from '../entries.ts';
import { footerWords } from './footer-words.ru.ts';

const SAFETY = '/safety-guide';

interface HelpLinksProps {
  /** Of each link. */
  readonly className?: string | undefined;
}

/** The guide to safe deals, and the documents. */
export function HelpLinks({ className }: HelpLinksProps) {
  return (
    <>
      {isOpenScreen({ href: SAFETY }) && (
        <Link className={className} href={SAFETY}>
          {footerWords.safety}
        </Link>
      )}
      <AgreementButton className={className} />
    </>
  );
}

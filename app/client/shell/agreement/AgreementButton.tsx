import { lazy, Suspense, useState } from 'react';

import { footerWords } from '../footer/footer-words.ru.ts';

const AgreementDialog = lazy(async () => {
  const { AgreementDialog: Dialog } = await import('./AgreementDialog.tsx');
  return { default: Dialog };
});

interface AgreementButtonProps {
  readonly className?: string | undefined;
}

/** Opens the list of the site's documents. */
export function AgreementButton({ className }: AgreementButtonProps) {
  // `null` until the first press: the dialog loads then.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {footerWords.agreement}
      </button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <AgreementDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { NowContext } from '@bozor/form-engine/react';
import { useSyncExternalStore } from 'react';

import { LabForm } from '../bench/LabForm.tsx';
import type { Lender } from './lender.ts';

import styles from './LentForms.module.css';

interface LentFormsProps {
  readonly lender: Lender;
}

/** The forms of the page around, drawn in this frame. */
export function LentForms({ lender }: LentFormsProps) {
  const loan = useSyncExternalStore(lender.subscribe, lender.loan);
  if (loan === null) return null;
  return (
    <NowContext value={loan.now}>
      <div className={styles.forms}>
        {loan.forms.map((form) => (
          <LabForm key={form.store.plan.mode} {...form} catalogue={loan.catalogue} />
        ))}
      </div>
    </NowContext>
  );
}

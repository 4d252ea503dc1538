import type { FormMode } from '@bozor/form-engine';
import { NowContext, useIsMobile } from '@bozor/form-engine/react';

import { LabForm } from '../bench/LabForm.tsx';
import { useSpokenCatalogue } from '../bench/locale/use-spoken-catalogue.ts';
import type { LabAddress } from '../lab-address.ts';
import type { Loan } from './lender.ts';
import { PhoneFrame } from './PhoneFrame.tsx';

import styles from './FormStage.module.css';

interface FormStageProps extends Omit<Loan, 'catalogue'> {
  readonly address: LabAddress;
  /** The tester has come to the form of a mode. */
  readonly onVisit?: (mode: FormMode) => void;
}

/** Forms at the widths that the link asks for: in their place, as on a phone, or both at once. */
export function FormStage({ forms, now, address, onVisit }: FormStageProps) {
  const { catalogue } = useSpokenCatalogue(address);
  // On a phone everything is as wide as a phone already.
  const width = useIsMobile() ? 'wide' : address.width;
  return (
    <div className={styles.stage} data-width={width} data-forms={forms.length}>
      {width !== 'phone' && (
        <NowContext value={now}>
          {forms.map((form) => (
            <div
              key={form.store.plan.mode}
              className={styles.paper}
              onFocusCapture={() => onVisit?.(form.store.plan.mode)}
            >
              <LabForm {...form} catalogue={catalogue} />
            </div>
          ))}
        </NowContext>
      )}
      {width !== 'wide' && !address.isBare && (
        <PhoneFrame key={address.theme} {...{ forms, now, catalogue, address }} />
      )}
    </div>
  );
}

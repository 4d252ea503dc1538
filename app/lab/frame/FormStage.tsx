import type { FormMode } from '@bozor/form-engine';
import { NowContext, useIsMobile } from '@bozor/form-engine/react';

import type { LabAddress } from '../lab-address.ts';
import { LabForm } from '../workbench/LabForm.tsx';
import { useLocalizedCatalogue } from '../workbench/locale/use-localized-catalogue.ts';
import type { SharedForms } from './form-bridge.ts';
import { PhoneFrame } from './PhoneFrame.tsx';

import styles from './FormStage.module.css';

interface FormStageProps extends Omit<SharedForms, 'catalogue'> {
  readonly address: LabAddress;
  /** Called with the mode of the form that receives focus. */
  readonly onVisit?: (mode: FormMode) => void;
}

/** Draws forms at the widths of the link: full width, phone width, or both. */
export function FormStage({ forms, now, address, onVisit }: FormStageProps) {
  const { catalogue } = useLocalizedCatalogue(address);
  // On a phone the page already has the width of a phone.
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

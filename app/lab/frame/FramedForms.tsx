import { NowContext } from '@bozor/form-engine/react';
import { useSyncExternalStore } from 'react';

import { LabForm } from '../workbench/LabForm.tsx';
import type { FormBridge } from './form-bridge.ts';

import styles from './FramedForms.module.css';

interface FramedFormsProps {
  readonly bridge: FormBridge;
}

/** Draws the forms of the outer page inside this frame. */
export function FramedForms({ bridge }: FramedFormsProps) {
  const sharedForms = useSyncExternalStore(bridge.subscribe, bridge.sharedForms);
  if (sharedForms === null) return null;
  return (
    <NowContext value={sharedForms.now}>
      <div className={styles.forms}>
        {sharedForms.forms.map((form) => (
          <LabForm key={form.store.plan.mode} {...form} catalogue={sharedForms.catalogue} />
        ))}
      </div>
    </NowContext>
  );
}

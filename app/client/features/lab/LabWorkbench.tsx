import type { FormMode, Payload } from '@bozor/form-engine';
import { toQuery } from '@bozor/form-engine/search';
import type { FormStore } from '@bozor/form-engine/store';
import { useEffect, useState } from 'react';

import { AcceptedForm } from './AcceptedForm.tsx';
import { payloadOf } from './form-payload.ts';
import type { LabAddress, LabView } from './lab-address.ts';
import { labWords } from './lab-words.ru.ts';
import { LabForm } from './LabForm.tsx';
import { LabInspector } from './LabInspector.tsx';
import { openForm } from './open-forms.ts';
import type { OpenForm } from './open-forms.ts';
import { usePreview } from './use-preview.ts';
import type { PreviewTarget } from './use-preview.ts';

import styles from './LabWorkbench.module.css';

interface LabWorkbenchProps {
  readonly document: unknown;
  /** Mode the page was recorded in. */
  readonly mode: FormMode;
  /** Where an ad of this page would be published; `null` when there is nowhere. */
  readonly target: PreviewTarget | null;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** One definition at work: the form, or both forms side by side, and everything inside them. */
export function LabWorkbench(props: LabWorkbenchProps) {
  const { document, mode, target, address, onAddress } = props;
  const { entries } = address;
  const [forms] = useState(() => ({
    ad: openForm({ document, mode: 'ad', entries }),
    filter: openForm({ document, mode: 'filter', entries }),
  }));
  const view = address.view ?? mode;
  const [active, setActive] = useState<FormMode>(view === 'both' ? mode : view);
  const shown = view === 'both' ? active : view;
  const preview = usePreview(target);
  useLinkedValues(forms[shown].store, onAddress);

  const submit = async (store: FormStore, sent: Payload) => {
    if (target === null) return onAddress({ tab: 'payload' });
    await preview.ask(store, sent);
  };

  return (
    <div className={styles.bench} data-view={view}>
      {drawnModes(view).map((one) => (
        <div key={one} className={styles.paper} onFocusCapture={() => setActive(one)}>
          <LabForm
            store={forms[one].store}
            sections={forms[one].sections}
            submitLabel={one === 'ad' ? submitLabel(target) : null}
            onSubmit={(sent) => submit(forms[one].store, sent)}
          />
        </div>
      ))}
      {!address.isBare && <Inspector form={forms[shown]} address={address} onAddress={onAddress} />}
      <AcceptedForm outcome={preview.outcome} onClose={preview.close} />
    </div>
  );
}

interface InspectorProps extends Pick<LabWorkbenchProps, 'address' | 'onAddress'> {
  readonly form: OpenForm;
}

function Inspector({ form, address, onAddress }: InspectorProps) {
  return (
    <LabInspector
      store={form.store}
      tab={address.tab}
      dead={form.dead}
      onTab={(tab) => onAddress({ tab })}
    />
  );
}

/** Keeps the page's link true: what is picked at once, what is typed when the person leaves the box. */
function useLinkedValues(store: FormStore, onAddress: (change: Partial<LabAddress>) => void): void {
  useEffect(
    () =>
      store.subscribe(({ type }) => {
        if (type === 'SET' && isTyping()) return;
        onAddress({ entries: toQuery(store.plan, payloadOf(store)) });
      }),
    [store, onAddress],
  );
}

/** Whether keys go into a box or a thumb slides: a browser refuses a new link for each such step. */
function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement?.matches(`textarea, input:not(${PICKERS})`) === true;
}

/** Inputs that choose, and the search above a list: their values are whole at once. */
const PICKERS = '[type="checkbox"], [type="radio"], [role="combobox"]';

function drawnModes(view: LabView): readonly FormMode[] {
  return view === 'both' ? ['ad', 'filter'] : [view];
}

function submitLabel(target: PreviewTarget | null): string {
  return target === null ? labWords.check : labWords.ask;
}

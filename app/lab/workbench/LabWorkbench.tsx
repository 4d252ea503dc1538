import type { FormMode, Payload } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useDefinition } from '../definition/use-definition.ts';
import type { DrawnForm } from '../frame/form-bridge.ts';
import { FormStage } from '../frame/FormStage.tsx';
import type { LabAddress, LabView } from '../lab-address.ts';
import { labWords } from '../lab-words.ru.ts';
import { LabInspector } from '../panels/LabInspector.tsx';
import { AcceptedForm } from './AcceptedForm.tsx';
import type { WorkbenchForm, WorkbenchForms, FormEnvironment } from './create-forms.ts';
import { EnvironmentBar } from './environment/EnvironmentBar.tsx';
import { EnvironmentStatus } from './environment/EnvironmentStatus.tsx';
import { createLabClock } from './environment/lab-clock.ts';
import type { LabEnvironment } from './environment/lab-environment.ts';
import { networkOf } from './environment/network-of.ts';
import { useLinkedValues } from './use-linked-values.ts';
import { usePreview } from './use-preview.ts';
import type { PreviewTarget } from './use-preview.ts';
import { WorkbenchHead } from './WorkbenchHead.tsx';

import styles from './LabWorkbench.module.css';

interface LabWorkbenchProps {
  /** Title of the open page or trace. */
  readonly title: string;
  /** File name for a recording, without the extension. */
  readonly fileName: string;
  /** Creates the forms once, for one mode or both. */
  readonly onOpen: (environment: FormEnvironment) => WorkbenchForms;
  /** Mode in which the page was recorded. */
  readonly mode: FormMode;
  /** Subcategory in which an ad of this page would be published; `null` when there is none. */
  readonly target: PreviewTarget | null;
  /** Whether the link holds the values; false when a trace provides them. */
  readonly isLinked: boolean;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
  /** Link back to the source of the forms. */
  readonly children?: ReactNode;
}

/** The workbench of one definition: one form or both, and the inspector. */
export function LabWorkbench(props: LabWorkbenchProps) {
  const { mode, title, address, onAddress } = props;
  const [clock] = useState(() => createLabClock(address.clock));
  const formEnvironment = { clock, profile: networkOf(address) };
  const open = () => props.onOpen(formEnvironment);
  const { forms, definition } = useDefinition(open, { ...formEnvironment, title });
  // The server validates with its own definition.
  const target = definition.isEdited ? null : props.target;
  const modes = MODES.filter((one) => forms[one] !== undefined);
  const view = modes.length === 1 ? mode : (address.view ?? mode);
  const [active, setActive] = useState<FormMode>(view === 'both' ? mode : view);
  const form = forms[view === 'both' ? active : view];
  const preview = usePreview(target);
  useLinkedValues(props.isLinked ? (form?.store ?? null) : null, onAddress);

  const submit = async (store: FormStore, sent: Payload) => {
    if (target === null) return onAddress({ tab: 'payload' });
    await preview.request(store, sent);
  };
  const drawn = drawnForms(forms, view).map(({ store, sections }): DrawnForm => ({
    store,
    sections,
    submitLabel: store.plan.mode === 'entry' ? submitLabel(target) : null,
    onSubmit: (sent) => submit(store, sent),
    isReadOnly: false,
  }));

  const directors = MODES.flatMap((one) => forms[one]?.director ?? []);
  const environment: LabEnvironment = { clock, directors, address, onAddress };
  const stage = <FormStage forms={drawn} now={clock.now} address={address} onVisit={setActive} />;
  if (address.isBare || form === undefined) return stage;
  return (
    <>
      <WorkbenchHead title={title} record={form.recorder.trace} fileName={props.fileName}>
        {props.children}
      </WorkbenchHead>
      <EnvironmentBar
        environment={environment}
        views={modes.length === 1 ? null : { all: ['entry', 'filter', 'both'], shown: view }}
      />
      <EnvironmentStatus form={form} environment={environment} />
      <div className={styles.workbench} data-view={view} data-width={address.width}>
        {stage}
        <LabInspector form={form} environment={environment} definition={definition} />
      </div>
      <AcceptedForm outcome={preview.outcome} onClose={preview.close} />
    </>
  );
}

const MODES: readonly FormMode[] = ['entry', 'filter'];

function drawnForms(forms: WorkbenchForms, view: LabView): readonly WorkbenchForm[] {
  return MODES.filter((mode) => view === 'both' || view === mode).flatMap(
    (mode) => forms[mode] ?? [],
  );
}

function submitLabel(target: PreviewTarget | null): string {
  return target === null ? labWords.check : labWords.checkOnServer;
}

import type { FormMode, Payload } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useDefinition } from '../definition/use-definition.ts';
import { FormStage } from '../frame/FormStage.tsx';
import type { DrawnForm } from '../frame/lender.ts';
import type { LabAddress, LabView } from '../lab-address.ts';
import { labWords } from '../lab-words.ru.ts';
import { LabInspector } from '../panels/LabInspector.tsx';
import { AcceptedForm } from './AcceptedForm.tsx';
import { BenchHead } from './BenchHead.tsx';
import { openLabClock } from './environment/lab-clock.ts';
import { networkOf } from './environment/network-of.ts';
import type { Stand } from './environment/stand.ts';
import { StandBar } from './environment/StandBar.tsx';
import { StandNews } from './environment/StandNews.tsx';
import type { OpenForm, OpenForms, Surroundings } from './open-forms.ts';
import { useLinkedValues } from './use-linked-values.ts';
import { usePreview } from './use-preview.ts';
import type { PreviewTarget } from './use-preview.ts';

import styles from './LabWorkbench.module.css';

interface LabWorkbenchProps {
  /** What is on the bench, in a person's words. */
  readonly title: string;
  /** Name of a recording's file, without its ending. */
  readonly fileName: string;
  /** Opens the forms, once; of both modes or of one. */
  readonly onOpen: (surroundings: Surroundings) => OpenForms;
  /** Mode the page was recorded in. */
  readonly mode: FormMode;
  /** Where an ad of this page would be published; `null` when there is nowhere. */
  readonly target: PreviewTarget | null;
  /** Whether the link carries the values; not where a trace has brought them. */
  readonly isLinked: boolean;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
  /** The way to where the forms came from. */
  readonly children?: ReactNode;
}

/** One definition at work: the form, or both forms side by side, and everything inside them. */
export function LabWorkbench(props: LabWorkbenchProps) {
  const { mode, title, address, onAddress } = props;
  const [clock] = useState(() => openLabClock(address.clock));
  const surroundings = { clock, profile: networkOf(address) };
  const open = () => props.onOpen(surroundings);
  const { forms, definition } = useDefinition(open, { ...surroundings, title });
  // The server judges by the definition that it has.
  const target = definition.isEdited ? null : props.target;
  const modes = MODES.filter((one) => forms[one] !== undefined);
  const view = modes.length === 1 ? mode : (address.view ?? mode);
  const [active, setActive] = useState<FormMode>(view === 'both' ? mode : view);
  const form = forms[view === 'both' ? active : view];
  const preview = usePreview(target);
  useLinkedValues(props.isLinked ? (form?.store ?? null) : null, onAddress);

  const submit = async (store: FormStore, sent: Payload) => {
    if (target === null) return onAddress({ tab: 'payload' });
    await preview.ask(store, sent);
  };
  const drawn = drawnForms(forms, view).map(({ store, sections }): DrawnForm => ({
    store,
    sections,
    submitLabel: store.plan.mode === 'ad' ? submitLabel(target) : null,
    onSubmit: (sent) => submit(store, sent),
    isReadOnly: false,
  }));

  const directors = MODES.flatMap((one) => forms[one]?.director ?? []);
  const stand: Stand = { clock, directors, address, onAddress };
  const stage = <FormStage forms={drawn} now={clock.now} address={address} onVisit={setActive} />;
  if (address.isBare || form === undefined) return stage;
  return (
    <>
      <BenchHead title={title} record={form.recorder.trace} fileName={props.fileName}>
        {props.children}
      </BenchHead>
      <StandBar
        stand={stand}
        views={modes.length === 1 ? null : { all: ['ad', 'filter', 'both'], shown: view }}
      />
      <StandNews form={form} stand={stand} />
      <div className={styles.bench} data-view={view} data-width={address.width}>
        {stage}
        <LabInspector form={form} stand={stand} definition={definition} />
      </div>
      <AcceptedForm outcome={preview.outcome} onClose={preview.close} />
    </>
  );
}

const MODES: readonly FormMode[] = ['ad', 'filter'];

function drawnForms(forms: OpenForms, view: LabView): readonly OpenForm[] {
  return MODES.filter((mode) => view === 'both' || view === mode).flatMap(
    (mode) => forms[mode] ?? [],
  );
}

function submitLabel(target: PreviewTarget | null): string {
  return target === null ? labWords.check : labWords.ask;
}

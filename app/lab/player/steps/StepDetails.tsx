import { explainStep } from '@bozor/form-engine/inspect';
import type { Replay, ReplayStep } from '@bozor/form-engine/trace';

import { explanations } from '../../explanations.ru.ts';
import { STEP_PARTS } from '../../lab-address.ts';
import type { StepPart } from '../../lab-address.ts';
import { INSPECTOR_ID } from '../../panels/LabInspector.tsx';
import { panelId, tabId, TabList } from '../../panels/TabList.tsx';
import { ClockPanel } from '../../workbench/environment/ClockPanel.tsx';
import type { LabEnvironment } from '../../workbench/environment/lab-environment.ts';
import { DifferenceList } from '../DifferenceList.tsx';
import { partNames, playerWords, sectionNames } from '../player-words.ru.ts';
import { SectionRows } from './SectionRows.tsx';
import { changedSections } from './snapshot-rows.ts';
import type { Section } from './snapshot-rows.ts';
import { fieldByName } from './step-fields.ts';

import styles from './StepDetails.module.css';

interface StepDetailsProps {
  readonly replay: Replay;
  /** Index in `replay.steps`. */
  readonly step: number;
  readonly part: StepPart;
  readonly onPart: (part: StepPart) => void;
  readonly environment: LabEnvironment;
}

const ID = 'step';

/** Details of the form at a step: the changes, their reasons and the content of the form. */
export function StepDetails({ replay, step, part, onPart, environment }: StepDetailsProps) {
  const now = replay.steps[step] ?? replay.steps[0];
  const before = step === 0 ? null : (replay.steps[step - 1] ?? null);
  return (
    <section id={INSPECTOR_ID} className={styles.details} aria-label={playerWords.step}>
      <TabList
        id={ID}
        label={playerWords.step}
        names={STEP_PARTS}
        chosen={part}
        onChoose={onPart}
        renderName={(name) => partNames[name]}
      />
      <div
        id={panelId(ID)}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={tabId(ID, part)}
        tabIndex={0}
      >
        {part === 'clock' ? (
          <ClockPanel environment={environment} />
        ) : (
          <Part replay={replay} before={before} step={now} part={part} />
        )}
      </div>
    </section>
  );
}

interface PartProps {
  readonly replay: Replay;
  readonly before: ReplayStep | null;
  readonly step: ReplayStep;
}

const PART_SECTIONS: Readonly<Record<Exclude<StepPart, 'changes' | 'clock'>, readonly Section[]>> =
  {
    values: ['inputs'],
    faults: ['faults', 'shown'],
    fields: ['visible'],
    lists: ['lists'],
    payload: ['payload'],
  };

function Part({ part, ...step }: PartProps & { readonly part: Exclude<StepPart, 'clock'> }) {
  if (part === 'changes') return <Changes {...step} />;
  return PART_SECTIONS[part].map((section) => (
    <div key={section} className={styles.section}>
      <h3 className={styles.title}>{sectionNames[section]}</h3>
      <SectionRows {...step} plan={step.replay.plan} section={section} isShort={false} />
    </div>
  ));
}

function Changes({ replay: { plan }, before, step }: PartProps) {
  const sections = changedSections(step);
  const reasons = explainStep(plan, step).map(explanations.stepReason);
  const { loads = [] } = step.change;
  return (
    <>
      {step.differences.length > 0 && <DifferenceList list={step.differences} />}
      {sections.length + reasons.length + loads.length === 0 && (
        <p className={styles.nothing}>{playerWords.nothingChanged}</p>
      )}
      <Lines title={playerWords.why} lines={reasons} />
      <Lines
        title={playerWords.asked}
        lines={loads.map(({ field, parentValues }) =>
          [fieldByName(plan, step.step.state, field)?.name ?? field, ...parentValues].join(' ← '),
        )}
      />
      {sections.map((section) => (
        <div key={section} className={styles.section}>
          <h3 className={styles.title}>{sectionNames[section]}</h3>
          <SectionRows plan={plan} before={before} step={step} section={section} isShort />
        </div>
      ))}
    </>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.lines}>
        {[...lines.entries()].map(([index, line]) => (
          // The lines of a step never change, and two of them may be equal.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

import type { Plan } from '@bozor/form-engine';
import type { ReplayStep } from '@bozor/form-engine/trace';

import { playerWords } from '../player-words.ru.ts';
import { sectionText } from './section-text.ts';
import { sectionRows } from './snapshot-rows.ts';
import type { Section } from './snapshot-rows.ts';
import { fieldByName } from './step-fields.ts';

import styles from './SectionRows.module.css';

interface SectionRowsProps {
  readonly plan: Plan;
  /** `null` for the initial state. */
  readonly before: ReplayStep | null;
  readonly step: ReplayStep;
  readonly section: Section;
  /** Whether unchanged rows are left out. */
  readonly isShort: boolean;
}

/** Content of one section at a step, field by field; changed rows are marked. */
export function SectionRows({ plan, before, step, section, isShort }: SectionRowsProps) {
  const rows = sectionRows(section, step).filter(({ isChanged }) => isChanged || !isShort);
  if (rows.length === 0) return <p className={styles.empty}>{playerWords.empty}</p>;
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, isChanged }) => (
        <div key={name} className={styles.row} data-changed={isChanged}>
          <dt className={styles.name}>
            {fieldByName(plan, step.step.state, name)?.name ?? name}{' '}
            <code className={styles.key}>{name}</code>
            {isChanged && !isShort && <span className={styles.sign}>{playerWords.changed}</span>}
          </dt>
          {isChanged && (
            <dd className={styles.was}>
              {sectionText(before?.snapshot ?? null, section, name)}{' '}
              <span aria-hidden="true">→</span>
            </dd>
          )}
          <dd className={styles.is}>{sectionText(step.snapshot, section, name)}</dd>
        </div>
      ))}
    </dl>
  );
}

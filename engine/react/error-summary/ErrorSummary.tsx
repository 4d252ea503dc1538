import { useId, useState, type Ref } from 'react';

import type { FormStore } from '../../form/state/form-store.ts';
import { useWords } from '../catalogue/use-words.ts';
import { fieldId } from '../field-id.ts';
import { focusField } from '../focus-field.ts';
import { Icon } from '../icon/Icon.tsx';
import { useShownFaults, type OtherFault } from '../shown-faults.ts';

import styles from './ErrorSummary.module.css';

/** Faults of a refusal that are worth a summary: one is led to by itself. */
const SEVERAL = 2;

/** What a summary is drawn with. */
export interface ErrorSummaryProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly others: readonly OtherFault[];
  /** Takes the focus after a refused submit. */
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * All faults of one refusal above the form, as links to the fields; goes away with the last of
 * them. Each refusal has a summary of its own.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { store, idPrefix, others, ref } = props;
  const titleId = useId();
  const words = useWords('summary');
  const faults = useShownFaults(store);
  const count = others.length + faults.length;
  const [isWorthIt] = useState(count >= SEVERAL);
  if (!isWorthIt || count === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <Icon name="alert" size={24} />
      <div>
        <p id={titleId} className={styles.title}>
          {words.title(count)}
        </p>
        <ul className={styles.list}>
          {others.map(({ name, text, focus }) => (
            <li key={name}>
              <button type="button" className={styles.link} onClick={focus}>
                {name}
              </button>
              {': '}
              {text}
            </li>
          ))}
          {faults.map(({ field, name, text }) => (
            <li key={field}>
              <a
                className={styles.link}
                href={`#${fieldId(idPrefix, field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(idPrefix, field);
                }}
              >
                {name}
              </a>
              {': '}
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

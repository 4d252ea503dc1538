import { useId, type Ref } from 'react';

import type { FormStore } from '../../form/state/form-store.ts';
import { useWords } from '../catalogue/use-words.ts';
import { fieldId } from '../field-id.ts';
import { focusField } from '../focus-field.ts';
import { Icon } from '../icon/Icon.tsx';
import { useShownFaults, type OtherFault } from '../shown-faults.ts';

import styles from './ErrorSummary.module.css';

/** What a summary is drawn with. */
export interface ErrorSummaryProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly others: readonly OtherFault[];
  /** The number of faults from which it is drawn. */
  readonly from: number;
  /** Takes the focus after a refused submit. */
  readonly ref: Ref<HTMLDivElement>;
}

/** All faults of the form above it, as links to the fields; goes away with the last of them. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { store, idPrefix, others, from, ref } = props;
  const titleId = useId();
  const words = useWords('summary');
  const faults = useShownFaults(store);
  const count = others.length + faults.length;
  if (count < from) return null;
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

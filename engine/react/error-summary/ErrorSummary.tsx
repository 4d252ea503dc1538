import { useId, type Ref } from 'react';

import type { FormStore } from '../../form/state/form-store.ts';
import { useWords } from '../catalogue/use-words.ts';
import { fieldId } from '../field-id.ts';
import { focusField } from '../focus-field.ts';
import { Icon } from '../icon/Icon.tsx';
import { useShownFaults } from '../shown-faults.ts';

import styles from './ErrorSummary.module.css';

/** What a summary is drawn with. */
export interface ErrorSummaryProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  /** Takes the focus after a refused submit. */
  readonly ref: Ref<HTMLDivElement>;
}

/** All faults of the form above it, as links to the fields; goes away with the last of them. */
export function ErrorSummary({ store, idPrefix, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const words = useWords('summary');
  const faults = useShownFaults(store);
  if (faults.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <Icon name="alert" size={24} />
      <div>
        <p id={titleId} className={styles.title}>
          {words.title(faults.length)}
        </p>
        <ul className={styles.list}>
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

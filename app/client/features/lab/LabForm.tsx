import type { Payload } from '@bozor/form-engine';
import { EngineForm } from '@bozor/form-engine/react';
import type { FormSection } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';

import { labWords, viewNames } from './lab-words.ru.ts';
import { useStoreState } from './use-store-state.ts';

import styles from './LabForm.module.css';

interface LabFormProps {
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  /** What the button under the form says; `null` for a form that applies as it is filled. */
  readonly submitLabel: string | null;
  readonly onSubmit: (payload: Payload) => void | Promise<void>;
}

/** One form of the lab: its name, its acts, the form itself. */
export function LabForm({ store, sections, submitLabel, onSubmit }: LabFormProps) {
  const name = viewNames[store.plan.mode];

  return (
    <section className={styles.form} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <Acts store={store} />
      </header>
      <EngineForm
        store={store}
        sections={sections}
        onSubmit={onSubmit}
        {...(submitLabel !== null && { submitLabel })}
      />
    </section>
  );
}

/** What is done to the whole form. An act with nothing to do is told so and keeps the focus. */
function Acts({ store }: Pick<LabFormProps, 'store'>) {
  const { past, future } = useStoreState(store);
  return (
    <div className={styles.acts}>
      <button
        className={styles.act}
        type="button"
        aria-disabled={past.length === 0}
        onClick={() => store.dispatch({ type: 'UNDO' })}
      >
        {labWords.undo}
      </button>
      <button
        className={styles.act}
        type="button"
        aria-disabled={future.length === 0}
        onClick={() => store.dispatch({ type: 'REDO' })}
      >
        {labWords.redo}
      </button>
      <button
        className={styles.act}
        type="button"
        onClick={() => store.dispatch({ type: 'CLEAR_ALL' })}
      >
        {labWords.clear}
      </button>
    </div>
  );
}

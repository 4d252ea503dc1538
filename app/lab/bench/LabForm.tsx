import { EngineForm } from '@bozor/form-engine/react';
import type { Catalogue } from '@bozor/form-engine/react';

import { countedWidgets } from '../checks/counted-widgets.tsx';
import type { DrawnForm } from '../frame/lender.ts';
import { labWords } from '../lab-words.ru.ts';
import { viewNames } from './environment/stand-words.ru.ts';
import { formIdOf } from './form-id-of.ts';
import { useSpokenStore } from './locale/use-spoken-store.ts';
import { useStoreState } from './use-store-state.ts';

import styles from './LabForm.module.css';

interface LabFormProps extends DrawnForm {
  /** The language that it speaks. */
  readonly catalogue: Catalogue;
}

/** One form of the lab: its name, its acts, the form itself. */
export function LabForm({ catalogue, store: form, ...drawn }: LabFormProps) {
  const { sections, submitLabel, onSubmit, isReadOnly } = drawn;
  const store = useSpokenStore(form, catalogue);
  const name = viewNames[store.plan.mode];

  return (
    <section className={styles.form} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        {!isReadOnly && <Acts store={store} />}
      </header>
      <EngineForm
        id={formIdOf(store.plan.mode)}
        store={store}
        catalogue={catalogue}
        widgets={countedWidgets(store)}
        sections={sections}
        onSubmit={onSubmit}
        {...(submitLabel !== null && { submitLabel })}
      />
    </section>
  );
}

/** What is done to the whole form. An act with nothing to do is told so and keeps the focus. */
function Acts({ store }: Pick<DrawnForm, 'store'>) {
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

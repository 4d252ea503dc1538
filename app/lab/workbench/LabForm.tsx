import type { FormMode } from '@bozor/form-engine';
import { EngineForm } from '@bozor/form-engine/react';
import type { Catalogue } from '@bozor/form-engine/react';

import { countedWidgets } from '../checks/counted-widgets.tsx';
import type { DrawnForm } from '../frame/form-bridge.ts';
import { labWords } from '../lab-words.ru.ts';
import { viewNames } from './environment/environment-words.ru.ts';
import { useLocalizedStore } from './locale/use-localized-store.ts';
import { useStoreState } from './use-store-state.ts';

import styles from './LabForm.module.css';

interface LabFormProps extends DrawnForm {
  /** Texts of the form in the chosen language. */
  readonly catalogue: Catalogue;
}

/** One form of the lab with its name and actions. */
export function LabForm({ catalogue, store: form, ...drawn }: LabFormProps) {
  const { sections, submitLabel, onSubmit, isReadOnly } = drawn;
  const store = useLocalizedStore(form, catalogue);
  const name = viewNames[store.plan.mode];

  return (
    <section className={styles.form} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        {!isReadOnly && <FormActions store={store} />}
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

/** Returns the id of the `<form>` of a mode; panels find the element by it. */
export function formIdOf(mode: FormMode): string {
  return `lab-form-${mode}`;
}

/** Actions on the whole form. A disabled action keeps the focus. */
function FormActions({ store }: Pick<DrawnForm, 'store'>) {
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

import { use, useId, type ReactNode } from 'react';

import { FormPlacesContext, useFormCore, type FormSection } from '../form-context.ts';
import { useVisibleFields } from '../use-visible-fields.ts';
import { toRuns, type Run } from './runs.ts';

import styles from './Sections.module.css';

/** What the layout of a form is drawn with. */
export interface SectionsProps {
  readonly drawRun: (fields: readonly number[], key: number) => ReactNode;
}

/** Lays the visible fields out in titled cards; fields of no section stand in a last card of their own. */
export function Sections({ drawRun }: SectionsProps) {
  const { store } = useFormCore();
  const { sections } = use(FormPlacesContext);
  const visible = useVisibleFields(store);
  return shownCards(store.plan.fields.length, sections, visible).map(({ id, title, runs }) => (
    <Card key={id} title={title}>
      {runs.map(({ key, fields }) => drawRun(fields, key))}
    </Card>
  ));
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  if (title === '') {
    return (
      <div className={styles.card}>
        <div className={styles.fields}>{children}</div>
      </div>
    );
  }
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

interface ShownCard extends Pick<FormSection, 'id' | 'title'> {
  readonly runs: readonly Run[];
}

/** Sections with their visible fields only, empty ones left out, the rest of the page last. */
function shownCards(
  fieldCount: number,
  sections: readonly FormSection[],
  visible: readonly number[],
): readonly ShownCard[] {
  const shown = new Set(visible);
  const placed = new Set(sections.flatMap(({ fields }) => fields));
  const rest = Array.from({ length: fieldCount }, (_, field) => field);
  const unplaced = rest.filter((field) => !placed.has(field));
  return [...sections, { id: '', title: '', fields: unplaced }]
    .map(({ id, title, fields }) => ({ id, title, runs: toRuns(fields, shown) }))
    .filter(({ runs }) => runs.length > 0);
}

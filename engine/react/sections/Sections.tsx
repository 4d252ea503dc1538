import { use, useId, type ReactNode } from 'react';

import { FormPlacesContext, useFormCore, type FormSection } from '../form-context.ts';
import { useVisibleFields } from '../use-visible-fields.ts';

import styles from './Sections.module.css';

/** Lays the visible fields out in titled cards; fields of no section stand in a last card of their own. */
export function Sections({ drawField }: { drawField: (field: number) => ReactNode }) {
  const { store } = useFormCore();
  const { sections } = use(FormPlacesContext);
  const visible = useVisibleFields(store);
  return visibleSections(sections, visible).map((section) => (
    <Card key={section.id} title={section.title}>
      {section.fields.map(drawField)}
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

/** Sections with their visible fields only, empty ones left out, the rest of the page last. */
function visibleSections(
  sections: readonly FormSection[],
  visible: readonly number[],
): readonly FormSection[] {
  const shown = new Set(visible);
  const placed = new Set(sections.flatMap(({ fields }) => fields));
  const rest = visible.filter((field) => !placed.has(field));
  return [...sections, { id: '', title: '', fields: rest }]
    .map(({ id, title, fields }) => ({ id, title, fields: fields.filter((at) => shown.has(at)) }))
    .filter(({ fields }) => fields.length > 0);
}

import { use, useId, type ReactNode } from 'react';

import {
  FormLayoutContext,
  useFormCore,
  type FormCore,
  type FormSection,
} from '../form-context.ts';
import { useVisibleFields } from '../use-field-view.ts';
import { widgetOf } from '../widget-of.ts';
import { aloneFields } from './alone-fields.ts';
import { levelFields } from './level-fields.ts';
import { toRuns, type FieldPlace, type Run } from './runs.ts';

import styles from './Sections.module.css';

/** What the layout of a form is drawn with. */
export interface SectionsProps {
  readonly drawRun: (run: Run) => ReactNode;
}

/** Lays the visible fields out in titled cards; fields of no section are in a last card of their own. */
export function Sections({ drawRun }: SectionsProps) {
  const core = useFormCore();
  const { sections } = use(FormLayoutContext);
  const visible = useVisibleFields(core.store);
  return shownCards(core, sections, visible).map(({ id, title, runs }) => (
    <Card key={id} title={title}>
      {runs.map(drawRun)}
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
  core: FormCore,
  sections: readonly FormSection[],
  visible: readonly number[],
): readonly ShownCard[] {
  const shown = new Set(visible);
  const placed = new Set(sections.flatMap(({ fields }) => fields));
  const rest = core.store.plan.fields.map(({ index }) => index).filter((at) => !placed.has(at));
  return [...sections, { id: '', title: '', fields: rest }]
    .map(({ id, title, fields }) => {
      return { id, title, runs: toRuns(fields, shown, placesOf(core, fields, shown)) };
    })
    .filter(({ runs }) => runs.length > 0);
}

function placesOf(core: FormCore, fields: readonly number[], shown: ReadonlySet<number>) {
  const widget = (field: number) => widgetOf(core, field);
  const { plan } = core.store;
  const alone = aloneFields({
    fields,
    shown,
    widgetOf: widget,
    isParent: (parent, child) => {
      const id = plan.fields[parent]?.id ?? null;
      return id !== null && plan.fields[child]?.parentId === id;
    },
  });
  const level = levelFields(
    fields.filter((field) => shown.has(field)),
    widget,
  );
  return (field: number): FieldPlace => {
    if (alone.has(field)) return 'alone';
    return level.has(field) ? 'level' : 'usual';
  };
}

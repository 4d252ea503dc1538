import { useState } from 'react';

import type { Advertisement } from '../../../contract/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { adViewWords } from './ad-view-words.ru.ts';

import styles from './Description.module.css';

interface DescriptionProps {
  readonly title: string;
  readonly text: string | null;
  /** Further paragraphs with titles. */
  readonly fields: Advertisement['description_fields'];
}

/** The description: six lines, the rest on demand; then the titled paragraphs. */
export function Description({ title, text, fields }: DescriptionProps) {
  const isEmpty = text === null || text === '';
  if (isEmpty && fields.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {!isEmpty && <Clamped text={text} />}
      {fields.map((field) => (
        <div key={field.title} className={styles.field}>
          <h3>{field.title}</h3>
          <p className={styles.text}>{field.text}</p>
        </div>
      ))}
    </section>
  );
}

type View = 'cut' | 'fits' | 'whole';

function Clamped({ text }: { readonly text: string }) {
  const [view, setView] = useState<View>('fits');
  const showWhole = () => setView('whole');

  return (
    <>
      <p
        // A new element takes the focus, since the button that had it is gone.
        key={view === 'whole' ? 'whole' : 'part'}
        ref={view === 'whole' ? takeFocus : (element) => watchCut(element, setView)}
        className={styles.text}
        data-whole={view === 'whole'}
        tabIndex={view === 'whole' ? -1 : undefined}
      >
        {text}
      </p>
      {view === 'cut' && (
        <Button variant="text" onClick={showWhole}>
          {adViewWords.readAll}
        </Button>
      )}
    </>
  );
}

/** Reports whether the element shows all its lines, now and after every resize. */
function watchCut(element: HTMLElement | null, onView: (view: View) => void) {
  if (element === null) return undefined;
  const measure = new ResizeObserver(() =>
    onView(element.scrollHeight > element.clientHeight + 1 ? 'cut' : 'fits'),
  );
  measure.observe(element);
  return () => measure.disconnect();
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

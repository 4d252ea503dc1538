import type { Advertisement } from '../../../contract/index.ts';
import { ClampedText } from '../../ui/clamped/ClampedText.tsx';
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
      {!isEmpty && <ClampedText text={text} more={adViewWords.readAll} />}
      {fields.map((field) => (
        <div key={field.title} className={styles.field}>
          <h3>{field.title}</h3>
          <p className={styles.text}>{field.text}</p>
        </div>
      ))}
    </section>
  );
}

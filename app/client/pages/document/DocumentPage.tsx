import { useParams } from 'wouter';

import { documentAt } from '../../../contract/plain.ts';
import { documentNames, documentWords } from '../../shell/agreement/document-names.ru.ts';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { documentTexts } from './document-texts.ts';

import styles from './DocumentPage.module.css';

/** `/documents/:id`: one of the site's documents, whose texts are Russian in every language. */
export function DocumentPage() {
  const id = documentAt(useParams()['id']);
  if (id === null) return <NotFoundPage />;
  const { lead, sections } = documentTexts[id];
  return (
    <article className={styles.page}>
      <TopBar title={documentNames[id]} />
      <p className={styles.since}>{documentWords.since}</p>
      <div lang="ru">
        <p className={styles.lead}>{lead}</p>
        {sections.map(({ title, paragraphs, items = [] }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            {items.length > 0 && (
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

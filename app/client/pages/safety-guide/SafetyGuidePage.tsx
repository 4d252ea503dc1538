import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { safetySections, safetyWords } from './safety-words.ru.ts';

import styles from './SafetyGuidePage.module.css';

/** `/safety-guide`: how to buy and sell without being cheated, and what to do after a fraud. */
export function SafetyGuidePage() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <TopBar title={safetyWords.title} />
      </div>
      <nav className={styles.contents} aria-label={safetyWords.contents}>
        <ul>
          {safetySections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className={styles.guide}>
        <p className={styles.lead}>{safetyWords.lead}</p>
        {safetySections.map(({ id, title, points }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles.heading}>
              {title}
            </h2>
            <ul className={styles.points}>
              {points.map(({ name, text }) => (
                <li key={name}>
                  <b>{name}</b> {text}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </div>
  );
}

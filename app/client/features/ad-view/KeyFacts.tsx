import type { Advertisement } from '../../../contract/index.ts';
import { adViewWords } from './ad-view-words.ru.ts';
import { pickKeyFacts } from './pick-key-facts.ts';

import styles from './KeyFacts.module.css';

interface KeyFactsProps {
  readonly ad: Pick<Advertisement, 'subtitle1' | 'characteristics'>;
}

/** The most important facts in a strip. */
export function KeyFacts({ ad }: KeyFactsProps) {
  const facts = pickKeyFacts(ad);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={adViewWords.keyFacts} data-count={facts.length}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

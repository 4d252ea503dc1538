import type { Advertisement } from '../../../contract/index.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { adViewWords } from './ad-view-words.ru.ts';

import styles from './KeyFacts.module.css';

interface KeyFactsProps {
  /** In the definition's order of importance. */
  readonly facts: Advertisement['key_facts'];
}

/** Minimum number of facts in a strip. */
export const FEWEST_FACTS = 2;

/** The most important facts in a strip, each with its icon. */
export function KeyFacts({ facts }: KeyFactsProps) {
  if (facts.length < FEWEST_FACTS) return null;
  return (
    <dl className={styles.facts} aria-label={adViewWords.keyFacts}>
      {facts.map(({ name, value, icon }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <Icon name={icon ?? 'tag'} size={24} />
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

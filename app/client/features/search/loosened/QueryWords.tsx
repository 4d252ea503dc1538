import { Link } from 'wouter';

import type { LoosenedSearch } from '../../../../contract/index.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { loosenedWords, removeWord, restoreWord } from './loosened-words.ru.ts';

import styles from './LoosenedResults.module.css';

interface QueryWordsProps {
  readonly words: LoosenedSearch['words'];
  /** Address of a search by other words. */
  readonly hrefOf: (query: string) => string;
}

/** Each word of a query: a press leaves it out of the search, or takes it back (SCREENS, «nothing exact»). */
export function QueryWords({ words, hrefOf }: QueryWordsProps) {
  const kept = words.filter((word) => word.is_kept);
  // Its only word would lead to the same search.
  if (words.length === 1) return null;
  return (
    <ul className={styles.words} aria-label={loosenedWords.words}>
      {words.map((word) => {
        const left = kept.filter((one) => one !== word);
        const others = words.filter((one) => one.is_kept || one === word);
        const query = (word.is_kept ? left : others).map(({ text }) => text).join(' ');
        if (query === '') return null;
        return (
          // A query has no word twice.
          <li key={word.text}>
            <Link
              className={styles.word}
              data-kept={word.is_kept}
              href={hrefOf(query)}
              aria-label={word.is_kept ? removeWord(word.text) : restoreWord(word.text)}
            >
              <span>{word.text}</span>
              <Icon name={word.is_kept ? 'close' : 'plus'} size={16} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

import type { Difference } from '@bozor/form-engine/trace';

import { differenceNames } from './difference-words.ru.ts';
import { playerWords } from './player-words.ru.ts';
import { jsonText } from './steps/section-text.ts';

import styles from './DifferenceList.module.css';

interface DifferenceListProps {
  readonly list: readonly Difference[];
}

/** Differences between a step and the expectation of the trace: expected and actual values. */
export function DifferenceList({ list }: DifferenceListProps) {
  return (
    <ul className={styles.list} aria-label={playerWords.differences}>
      {list.map(({ code, pointer, expected, actual }) => (
        <li key={`${code} ${pointer}`} className={styles.difference}>
          <p className={styles.what}>{differenceNames[code]}</p>
          <code className={styles.where}>{pointer}</code>
          <dl className={styles.sides}>
            <dt>{playerWords.expected}</dt>
            <dd>{expected === null ? playerWords.nothing : jsonText(expected)}</dd>
            <dt>{playerWords.actual}</dt>
            <dd>{actual === null ? playerWords.nothing : jsonText(actual)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

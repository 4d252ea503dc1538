import type { FormStore } from '@bozor/form-engine/store';
import type { DirectedAnswer, Director } from '@bozor/form-engine/trace';

import {
  answerAct,
  answerNames,
  dueText,
  standWords,
} from '../bench/environment/stand-words.ru.ts';
import { parentNames } from './parent-names.ts';

import styles from './AnswerRow.module.css';

interface AnswerRowProps {
  readonly answer: DirectedAnswer;
  readonly store: FormStore;
  readonly director: Director;
  /** Where time stands, in ms of the director's clock; `null` while it runs. */
  readonly now: number | null;
}

/** One answer of the server: whose list it is, where it is, and what may be done with it. */
export function AnswerRow({ answer, store, director, now }: AnswerRowProps) {
  const { id, name, status, dueAt, copyOf, isLate } = answer;
  const title = [name, ...parentNames(store, answer)].join(' ← ');
  const numbered = `№ ${id + 1}, ${title}`;
  const isDone = status === 'delivered' || status === 'failed';
  const notes = [
    answerNames[status],
    !isDone && now !== null && dueAt !== null ? dueText(dueAt - now) : null,
    copyOf === null ? null : `${standWords.copy} № ${copyOf + 1}`,
    isLate === true ? standWords.late : null,
  ].filter((note) => note !== null);

  return (
    <li className={styles.answer}>
      <p className={styles.title}>
        <span className={styles.number}>№ {id + 1}</span> {title}
      </p>
      <p className={styles.status} data-status={status}>
        {notes.join(' · ')}
      </p>
      <div className={styles.acts}>
        <Act
          name={standWords.release}
          of={numbered}
          onPress={isDone ? null : () => director.release(id)}
        />
        <Act
          name={standWords.fail}
          of={numbered}
          onPress={isDone ? null : () => director.fail(id)}
        />
        <Act name={standWords.duplicate} of={numbered} onPress={() => director.duplicate(id)} />
      </div>
    </li>
  );
}

interface ActProps {
  readonly name: string;
  /** Which answer, for screen readers. */
  readonly of: string;
  /** `null` when it is too late: the button stays, and keeps the focus. */
  readonly onPress: (() => void) | null;
}

function Act({ name, of, onPress }: ActProps) {
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={answerAct(name, of)}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      {name}
    </button>
  );
}

import type { FormStore } from '@bozor/form-engine/store';
import type { DirectedAnswer, Director } from '@bozor/form-engine/trace';

import {
  answerActionName,
  answerNames,
  dueText,
  environmentWords,
} from '../workbench/environment/environment-words.ru.ts';
import { parentNames } from './parent-names.ts';

import styles from './AnswerRow.module.css';

interface AnswerRowProps {
  readonly answer: DirectedAnswer;
  readonly store: FormStore;
  readonly director: Director;
  /** Time at which the director's clock is stopped, in ms; `null` while it runs. */
  readonly now: number | null;
}

/** A response of the server: its list, its status and the actions on it. */
export function AnswerRow({ answer, store, director, now }: AnswerRowProps) {
  const { id, name, status, dueAt, copyOf, isLate } = answer;
  const title = [name, ...parentNames(store, answer)].join(' ← ');
  const numbered = `№ ${id + 1}, ${title}`;
  const isDone = status === 'delivered' || status === 'failed';
  const notes = [
    answerNames[status],
    !isDone && now !== null && dueAt !== null ? dueText(dueAt - now) : null,
    copyOf === null ? null : `${environmentWords.copy} № ${copyOf + 1}`,
    isLate === true ? environmentWords.late : null,
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
        <AnswerAction
          name={environmentWords.release}
          of={numbered}
          onPress={isDone ? null : () => director.release(id)}
        />
        <AnswerAction
          name={environmentWords.fail}
          of={numbered}
          onPress={isDone ? null : () => director.fail(id)}
        />
        <AnswerAction
          name={environmentWords.duplicate}
          of={numbered}
          onPress={() => director.duplicate(id)}
        />
      </div>
    </li>
  );
}

interface AnswerActionProps {
  readonly name: string;
  /** Names the response, for the accessible name. */
  readonly of: string;
  /** `null` when the action is no longer possible: the button keeps its focus. */
  readonly onPress: (() => void) | null;
}

function AnswerAction({ name, of, onPress }: AnswerActionProps) {
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={answerActionName(name, of)}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      {name}
    </button>
  );
}

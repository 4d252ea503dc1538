import { useId } from 'react';

import { NAME_LENGTH } from '../../../contract/plain.ts';
import { Button } from '../../ui/button/Button.tsx';
import { authWords } from './auth-words.ru.ts';

import styles from './AuthDialog.module.css';

interface NameStepProps {
  readonly name: string;
  readonly isSending: boolean;
  readonly onName: (name: string) => void;
  readonly onSubmit: () => void;
}

/** «Введите ваше имя»: for a new user. */
export function NameStep({ name, isSending, onName, onSubmit }: NameStepProps) {
  const id = useId();
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className={styles.lead}>{authWords.nameLead}</p>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {authWords.name}
        </label>
        <span className={styles.box}>
          <input
            id={id}
            className={styles.input}
            autoComplete="name"
            maxLength={NAME_LENGTH}
            data-first
            value={name}
            readOnly={isSending}
            onChange={({ target }) => onName(target.value)}
          />
        </span>
      </div>
      <Button
        type="submit"
        look="primary"
        size="block"
        disabled={name.trim() === ''}
        busy={isSending ? authWords.saving : null}
      >
        {authWords.next}
      </Button>
    </form>
  );
}

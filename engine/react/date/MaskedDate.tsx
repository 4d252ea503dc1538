import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { Box } from '../box/Box.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import { Calendar } from './Calendar.tsx';
import { dateAttributes, type DateBoxProps } from './date-attributes.ts';
import { dayText, maskDate, readDay } from './date-text.ts';

import styles from './MaskedDate.module.css';

/** A box that takes `21.11.2026`, and a calendar below it. Alt with the down arrow opens it. */
export function MaskedDate(props: DateBoxProps) {
  const { text, onText, isInvalid, isDisabled } = props;
  const words = useWords('date');
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };

  return (
    <div className={styles.place} role="presentation" onBlur={onBlur} onKeyDown={onKeyDown}>
      <Box
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        prefix={
          <OpenButton isOpen={isOpen} isDisabled={isDisabled} onPress={() => setOpen(!isOpen)} />
        }
      >
        <input
          {...dateAttributes(props)}
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => onText(maskDate(text, event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
          }}
        />
      </Box>
      {isOpen && (
        <div className={styles.pop} role="dialog" aria-label={words.calendar}>
          <Calendar
            chosen={readDay(text)}
            onPick={(day) => {
              onText(dayText(day));
              close();
            }}
          />
        </div>
      )}
    </div>
  );
}

interface OpenButtonProps {
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

function OpenButton({ isOpen, isDisabled, onPress }: OpenButtonProps) {
  const words = useWords('date');
  return (
    <button
      type="button"
      className={styles.open}
      disabled={isDisabled}
      aria-label={words.open}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Icon name="calendar" />
    </button>
  );
}

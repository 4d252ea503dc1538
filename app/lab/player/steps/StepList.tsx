import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { Icon } from '../../../client/ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../client/ui/visually-hidden/VisuallyHidden.tsx';
import { playerWords } from '../player-words.ru.ts';
import type { StepLine } from './to-step-lines.ts';

import styles from './StepList.module.css';

interface StepListProps {
  readonly lines: readonly StepLine[];
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A list of every step; it scrolls to the current step and moves the focus to it. */
export function StepList({ lines, step, onStep, onKeyDown }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);

  useLayoutEffect(() => {
    const line = list.current?.children[step]?.firstElementChild;
    if (!(line instanceof HTMLElement)) return;
    const hasFocus = list.current?.contains(document.activeElement) === true;
    if (hasFocus) line.focus({ preventScroll: true });
    keepInSight(list.current, line);
  }, [step]);

  return (
    <ol ref={list} className={styles.list} aria-label={playerWords.steps}>
      {lines.map(({ index, time, text, isDiverging }) => (
        <li key={index}>
          <button
            type="button"
            className={styles.step}
            aria-current={index === step ? 'step' : undefined}
            tabIndex={index === step ? 0 : -1}
            onClick={() => onStep(index)}
            onKeyDown={onKeyDown}
          >
            <span className={styles.time}>{time}</span>
            <span className={styles.text}>{text}</span>
            {isDiverging && (
              <span className={styles.sign}>
                <Icon name="alertf" size={18} />
                <VisuallyHidden>{playerWords.divergesHere}</VisuallyHidden>
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls only the list; the page keeps its position. */
function keepInSight(list: HTMLElement | null, line: HTMLElement): void {
  if (list === null) return;
  const [frame, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}

import { describedByAll } from '../number-text/described-by-all.ts';
import { inputText } from '../number-text/input-text.ts';
import { counterId } from '../text/count-text.ts';
import { useIsMobile } from '../use-media.ts';
import type { WidgetProps } from '../widget.ts';

import styles from './TextAreaControl.module.css';

const FEWEST_LINES = 3;
const MOST_LINES = 12;
/** Letters that fit in one line of a form, about; only for browsers without `field-sizing`. */
const LINE_LETTERS = { wide: 60, mobile: 33 } as const;

/** A box for a longer text that grows with it from three lines to twelve. */
export function TextAreaControl(props: WidgetProps) {
  const { view, id, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  const text = inputText(view.input);
  const letters = LINE_LETTERS[useIsMobile() ? 'mobile' : 'wide'];
  return (
    <textarea
      id={id}
      className={styles.area}
      rows={Math.min(MOST_LINES, Math.max(FEWEST_LINES, countLines(text, letters)))}
      disabled={isDisabled}
      placeholder={view.field.placeholder ?? undefined}
      aria-required={view.isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedByAll(describedBy, view.field.maxLength !== null && counterId(id))}
      value={text}
      onChange={(event) => onInput(event.currentTarget.value)}
      onBlur={() => onBlur()}
    />
  );
}

function countLines(text: string, letters: number): number {
  return text
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / letters)), 0);
}

import { describedByAll } from '../number-text/described-by-all.ts';
import { inputText } from '../number-text/input-text.ts';
import { counterId } from '../text/count-text.ts';
import type { WidgetProps } from '../widget.ts';

import styles from './TextAreaControl.module.css';

const FEWEST_LINES = 3;
const MOST_LINES = 12;
/** About so many letters fit in one line of a form; only for browsers without `field-sizing`. */
const LINE_LETTERS = 60;

/** A box for a longer text that grows with it from three lines to twelve. */
export function TextAreaControl(props: WidgetProps) {
  const { view, id, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  const text = inputText(view.input);
  return (
    <textarea
      id={id}
      className={styles.area}
      rows={Math.min(MOST_LINES, Math.max(FEWEST_LINES, countLines(text)))}
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

function countLines(text: string): number {
  return text
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE_LETTERS)), 0);
}

import { inputText } from '../number-text/input-text.ts';
import type { WidgetProps } from '../widget.ts';
import { counterId, countText, hasCounter, widestCount } from './count-text.ts';

import styles from './Counter.module.css';

/** How much of the allowed length is used, in code points: «4 / 70». Nothing without a limit. */
export function Counter({ view, id, isDisabled }: WidgetProps) {
  const { maxLength } = view.field;
  if (maxLength === null || isDisabled || !hasCounter(view)) return null;
  const length = Array.from(inputText(view.input)).length;
  return (
    <span className={styles.room} data-widest={widestCount(length, maxLength)}>
      <span
        id={counterId(id)}
        className={styles.counter}
        data-over={length > maxLength ? true : undefined}
      >
        {countText(length, maxLength)}
      </span>
    </span>
  );
}

import { IMEI_LENGTH } from '../../rules/imei.ts';
import { inputText } from '../number-text/input-text.ts';
import { counterId } from '../text/count-text.ts';
import type { WidgetProps } from '../widget.ts';

import styles from './ImeiCounter.module.css';

/** Digits typed so far, «n/15». */
export function ImeiCounter({ view, id }: WidgetProps) {
  return (
    <span id={counterId(id)} className={styles.counter}>
      {`${inputText(view.input).length}/${IMEI_LENGTH}`}
    </span>
  );
}

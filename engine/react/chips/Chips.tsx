import { ChoiceGroup } from '../choice/ChoiceGroup.tsx';
import { ChoiceInput } from '../choice/ChoiceInput.tsx';
import { OptionCount } from '../counts/OptionCount.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { WidgetProps } from '../widget.ts';

import styles from './Chips.module.css';

/** Chips in view before «show more» is pressed, and in a filter. */
const LIMIT = 8;
const FILTER_LIMIT = 5;

/** A short list as chips; the chosen ones carry a check. */
export function Chips(widget: WidgetProps) {
  return (
    <ChoiceGroup
      widget={widget}
      limit={LIMIT}
      filterLimit={FILTER_LIMIT}
      layout={styles.chips}
      skeleton={styles.skeleton}
    >
      {(choice) => (
        <label
          key={String(choice.option.value)}
          className={styles.chip}
          data-disabled={widget.isDisabled || choice.isEmpty || undefined}
        >
          <ChoiceInput widget={widget} choice={choice} />
          {choice.isChosen && <Icon name="check" size={16} />}
          <span className={styles.name}>{choice.option.name}</span>
          <OptionCount {...choice.count} />
        </label>
      )}
    </ChoiceGroup>
  );
}

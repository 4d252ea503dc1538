import { ChoiceGroup } from '../choice/ChoiceGroup.tsx';
import { ChoiceRow } from '../choice/ChoiceRow.tsx';
import type { WidgetProps } from '../widget.ts';

import styles from './RadioList.module.css';

/** Rows drawn at once, and in a filter. */
const LIMIT = 60;
const FILTER_LIMIT = 5;

/** A bordered list of radios; a second press on the chosen one takes it back. */
export function RadioList(widget: WidgetProps) {
  return (
    <ChoiceGroup
      widget={widget}
      limit={LIMIT}
      filterLimit={FILTER_LIMIT}
      layout={styles.list}
      skeleton={styles.skeleton}
    >
      {(choice) => <ChoiceRow key={String(choice.option.value)} widget={widget} choice={choice} />}
    </ChoiceGroup>
  );
}

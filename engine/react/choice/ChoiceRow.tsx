import type { WidgetProps } from '../widget.ts';
import type { Choice } from './ChoiceGroup.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { Mark } from './Mark.tsx';
import { OptionPicture } from './OptionPicture.tsx';

import styles from './ChoiceRow.module.css';

/** What a row of a list of radios or checkboxes is drawn with. */
export interface ChoiceRowProps {
  readonly widget: WidgetProps;
  readonly choice: Choice;
}

/** One option as a row: mark, picture, name. Pressing it anywhere chooses or takes back. */
export function ChoiceRow({ widget, choice }: ChoiceRowProps) {
  const { option, isChosen } = choice;
  return (
    <label className={styles.row} data-disabled={widget.isDisabled || undefined}>
      <Mark
        shape={widget.view.field.isMultiple ? 'box' : 'round'}
        isChosen={isChosen}
        isInvalid={widget.isInvalid && widget.view.field.isMultiple}
        isDisabled={widget.isDisabled}
      >
        <ChoiceInput widget={widget} choice={choice} />
      </Mark>
      <OptionPicture icon={option.icon} size="small" />
      <span className={styles.name}>{option.name}</span>
    </label>
  );
}

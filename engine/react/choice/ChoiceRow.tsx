import { OptionCount } from '../counts/OptionCount.tsx';
import type { WidgetProps } from '../widget.ts';
import type { Choice } from './ChoiceGroup.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { markControl, markLabel } from './Mark.tsx';
import { OptionPicture } from './OptionPicture.tsx';

import styles from './ChoiceRow.module.css';

/** Props of a row of a list of radios or checkboxes. */
export interface ChoiceRowProps {
  readonly widget: WidgetProps;
  readonly choice: Choice;
}

/** One option as a row: mark, picture, name. Pressing it anywhere chooses or takes back. */
export function ChoiceRow({ widget, choice }: ChoiceRowProps) {
  const { icon, name } = choice.option;
  return (
    <label
      className={`${styles.row} ${markLabel}`}
      data-disabled={widget.isDisabled || choice.isEmpty || undefined}
    >
      <ChoiceInput widget={widget} choice={choice} className={markControl} />
      {icon !== null && <OptionPicture icon={icon} size="small" />}
      {name}
      <OptionCount {...choice.count} />
    </label>
  );
}

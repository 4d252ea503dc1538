import { useWords } from '../catalogue/use-words.ts';
import { FieldParts } from '../leave/FieldParts.tsx';
import { inputText } from '../number-text/input-text.ts';
import type { WidgetProps } from '../widget.ts';
import { joinDateTime, splitDateTime } from './date-text.ts';
import { DateBox } from './DateBox.tsx';
import { TimeBox } from './TimeBox.tsx';

import styles from './DateTimeControl.module.css';

/** A date and a time in two boxes. The form holds both as one text, `21.11.2026 17:00`. */
export function DateTimeControl(props: WidgetProps) {
  const { view, id, labelId, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  const words = useWords('date');
  const parts = splitDateTime(inputText(view.input));
  const box = { isRequired: view.isRequired, describedBy, isInvalid, isDisabled };
  return (
    <FieldParts id={id} labelId={labelId} onLeave={onBlur} className={styles.dateTime}>
      <DateBox
        {...box}
        id={id}
        name={words.dateName(view.field.name)}
        text={parts.date}
        onText={(date) => onInput(joinDateTime({ ...parts, date }))}
      />
      <TimeBox
        {...box}
        id={`${id}-time`}
        name={words.timeName(view.field.name)}
        text={parts.time}
        onText={(time) => onInput(joinDateTime({ ...parts, time }))}
      />
    </FieldParts>
  );
}

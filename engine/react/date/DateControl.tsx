import { FieldParts } from '../leave/FieldParts.tsx';
import { inputText } from '../number-text/input-text.ts';
import type { WidgetProps } from '../widget.ts';
import { splitDateTime } from './date-text.ts';
import { DateBox } from './DateBox.tsx';

/** A date. The form holds what was typed, `21.11.2026`. */
export function DateControl(props: WidgetProps) {
  const { view, id, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  return (
    <FieldParts id={id} onLeave={onBlur}>
      <DateBox
        id={id}
        text={splitDateTime(inputText(view.input)).date}
        onText={(text) => onInput(text === '' ? null : text)}
        isRequired={view.isRequired}
        describedBy={describedBy}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
      />
    </FieldParts>
  );
}

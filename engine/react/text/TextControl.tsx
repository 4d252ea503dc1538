import type { PlanField } from '../../definition/plan.ts';
import { parseNumber } from '../../rules/numbers/number-text.ts';
import { Box, boxInput } from '../box/Box.tsx';
import { useCatalogue } from '../catalogue/use-words.ts';
import type { Words } from '../catalogue/words.ts';
import { describedByAll } from '../number-text/described-by-all.ts';
import { inputText } from '../number-text/input-text.ts';
import { isNumber, numberKeyboard } from '../number-text/number-field.ts';
import { NumberInput } from '../number-text/NumberInput.tsx';
import type { WidgetProps } from '../widget.ts';
import { counterId, hasCounter } from './count-text.ts';

/** A box for one line of text or one number, with its unit. It never cuts what was typed. */
export function TextControl(props: WidgetProps) {
  const { view, id, isInvalid, isDisabled, onInput, onBlur } = props;
  const { field } = view;
  const { words } = useCatalogue();
  const isOneNumber = isNumber(field);
  const text = inputText(view.input);
  const unitId = `${id}-unit`;
  const attributes = {
    id,
    disabled: isDisabled,
    'aria-required': view.isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedByAll(
      props.describedBy,
      field.inputSuffix !== null && unitId,
      hasCounter(view) && counterId(id),
    ),
    onBlur: () => onBlur(),
  };
  return (
    <Box
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      suffix={field.inputSuffix === null ? null : <span id={unitId}>{field.inputSuffix}</span>}
    >
      {isOneNumber ? (
        <NumberInput
          {...attributes}
          inputMode={numberKeyboard(field)}
          placeholder={placeholderOf(field, words)}
          text={text}
          numberStyle={field}
          onText={onInput}
        />
      ) : (
        <input
          {...attributes}
          type="text"
          className={boxInput}
          placeholder={field.placeholder ?? undefined}
          value={text}
          onChange={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Box>
  );
}

/** The definition's text, else the limits; a number as a placeholder would look like a value. */
function placeholderOf(field: PlanField, { number, range }: Words): string | undefined {
  const { placeholder, minValue, maxValue } = field;
  if (placeholder !== null) {
    return parseNumber(placeholder) === null ? placeholder : number.example(placeholder);
  }
  const limits = { min: String(minValue ?? ''), max: String(maxValue ?? '') };
  return range.text.print(limits, field) || undefined;
}

import { useWords } from '../catalogue/use-words.ts';
import { inputText } from '../number-text/input-text.ts';
import { numberKeyboard } from '../number-text/number-field.ts';
import { NumberInput } from '../number-text/NumberInput.tsx';
import type { WidgetProps } from '../widget.ts';
import { sliderScale } from './slider-scale.ts';
import { asideInput, SliderAside } from './SliderAside.tsx';

/** The value of a slider with one thumb, to read and to type. */
export function SliderValue(props: WidgetProps) {
  const { view, isInvalid, describedBy, onInput } = props;
  const words = useWords('slider');
  if (sliderScale(view.field) === null) return null;
  const text = inputText(view.input);
  const none = view.mode === 'entry' ? words.none : words.any;
  return (
    <SliderAside {...props} isEmpty={text === ''}>
      <NumberInput
        className={asideInput}
        size={Math.max(text.length, none.length)}
        inputMode={numberKeyboard(view.field)}
        placeholder={none}
        aria-label={words.valueName(view.field.name)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        text={text}
        numberStyle={view.field}
        onText={onInput}
      />
    </SliderAside>
  );
}

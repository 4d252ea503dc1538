import { useState } from 'react';

import { useWords } from '../catalogue/use-words.ts';
import { inputRange, rangeInput } from '../number-text/input-text.ts';
import type { WidgetProps } from '../widget.ts';
import { sliderScale } from './slider-scale.ts';
import { asideInput, SliderAside } from './SliderAside.tsx';

/** The value of a slider with two thumbs, to read and to type: «2014–2020», «от 2014», «2014». */
export function RangeSliderValue(props: WidgetProps) {
  const { view, isInvalid, describedBy, onInput } = props;
  // While it is edited the box holds what was typed, which may be half of a range.
  const [draft, setDraft] = useState<string | null>(null);
  const range = useWords('range').text;
  const words = useWords('slider');
  if (sliderScale(view.field) === null) return null;
  const text = range.print(inputRange(view.input), view.field);
  const none = view.mode === 'entry' ? words.none : words.any;
  return (
    <SliderAside {...props} isEmpty={text === ''}>
      <input
        type="text"
        autoComplete="off"
        className={asideInput}
        size={Math.max(text.length, none.length)}
        placeholder={none}
        aria-label={words.valueName(view.field.name)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={draft ?? text}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          onInput(rangeInput(range.read(event.currentTarget.value)));
        }}
        onBlur={() => setDraft(null)}
      />
    </SliderAside>
  );
}

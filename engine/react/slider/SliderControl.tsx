import type { KeyboardEvent } from 'react';

import { parseNumber, printNumber } from '../../rules/numbers/number-text.ts';
import { useWords } from '../catalogue/use-words.ts';
import { FieldParts } from '../leave/FieldParts.tsx';
import { groupDigits } from '../number-text/group-digits.ts';
import { inputText } from '../number-text/input-text.ts';
import { TextControl } from '../text/TextControl.tsx';
import type { WidgetProps } from '../widget.ts';
import { percentAt, sliderScale, type SliderScale } from './slider-scale.ts';
import { SliderLimits } from './SliderLimits.tsx';
import { SliderRail } from './SliderRail.tsx';

import styles from './slider.module.css';

const KEYS_TO_START = new Set(['Home', 'ArrowLeft', 'ArrowDown', 'PageDown']);
const KEYS_TO_CLEAR = new Set(['Delete', 'Backspace']);

/** One thumb along a scale; a plain box for a number when the scale has no ends. */
export function SliderControl(props: WidgetProps) {
  const scale = sliderScale(props.view.field);
  return scale === null ? <TextControl {...props} /> : <OneThumb {...props} scale={scale} />;
}

function OneThumb(props: WidgetProps & { readonly scale: SliderScale }) {
  const { view, id, scale, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  const { none } = useWords('slider');
  const text = inputText(view.input);
  const value = parseNumber(text, view.field.inputSuffix);
  const shown = value ?? scale.min;

  // A thumb at the start does not move on these keys, yet they set the start.
  const onKeyDown = (event: KeyboardEvent) => {
    if (KEYS_TO_CLEAR.has(event.key)) onInput(null);
    if (value === null && KEYS_TO_START.has(event.key)) onInput(printNumber(scale.min));
  };

  return (
    <FieldParts id={id} onLeave={onBlur} className={styles.slider}>
      <SliderRail
        scale={scale}
        from={null}
        to={value === null ? null : percentAt(scale, value)}
        isDisabled={isDisabled}
      />
      <input
        id={id}
        type="range"
        className={styles.thumb}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={shown}
        disabled={isDisabled}
        aria-valuetext={value === null ? none : groupDigits(text, view.field)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onInput(event.currentTarget.value)}
        onClick={(event) => {
          if (value === null) onInput(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <SliderLimits scale={scale} numberStyle={view.field} />
    </FieldParts>
  );
}

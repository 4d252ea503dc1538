import type { RangeInput } from '../../fields/field-value.ts';
import { parseNumber, printNumber } from '../../rules/numbers/number-text.ts';
import { useWords } from '../catalogue/use-words.ts';
import { FieldParts } from '../leave/FieldParts.tsx';
import { groupDigits } from '../number-text/group-digits.ts';
import { inputRange, rangeInput } from '../number-text/input-text.ts';
import { RangeControl } from '../range/RangeControl.tsx';
import type { WidgetProps } from '../widget.ts';
import { percentAt, sliderScale, type SliderScale } from './slider-scale.ts';
import { SliderLimits } from './SliderLimits.tsx';
import { SliderRail } from './SliderRail.tsx';

import styles from './slider.module.css';

const KEYS_TO_CLEAR = new Set(['Delete', 'Backspace']);

/** Two thumbs along a scale; two boxes when the scale has no ends. */
export function RangeSliderControl(props: WidgetProps) {
  const scale = sliderScale(props.view.field);
  return scale === null ? <RangeControl {...props} /> : <TwoThumbs {...props} scale={scale} />;
}

function TwoThumbs(props: WidgetProps & { readonly scale: SliderScale }) {
  const { view, id, labelId, scale, isDisabled, onInput, onBlur } = props;
  const { fromName, toName } = useWords('number');
  const range = inputRange(view.input);
  const { inputSuffix } = view.field;
  const low = parseNumber(range.min, inputSuffix) ?? scale.min;
  const high = parseNumber(range.max, inputSuffix) ?? scale.max;
  const thumbs = { min: Math.min(low, high), max: Math.max(low, high) };

  const move = (side: keyof RangeInput, wanted: number) => {
    const moved = side === 'min' ? Math.min(wanted, thumbs.max) : Math.max(wanted, thumbs.min);
    // A thumb at its end of the scale leaves that side open.
    const text = moved === scale[side] ? '' : printNumber(moved);
    onInput(rangeInput({ ...range, [side]: text }));
  };
  const thumb = { ...props, range, thumbs, move };

  return (
    <FieldParts id={id} labelId={labelId} onLeave={onBlur} className={styles.slider}>
      <SliderRail
        scale={scale}
        from={percentAt(scale, thumbs.min)}
        to={percentAt(scale, thumbs.max)}
        isDisabled={isDisabled}
        onPress={(wanted) =>
          move(wanted - thumbs.min < thumbs.max - wanted ? 'min' : 'max', wanted)
        }
      />
      <Thumb {...thumb} side="min" id={id} name={fromName(view.field.name)} />
      <Thumb {...thumb} side="max" id={`${id}-max`} name={toName(view.field.name)} />
      <SliderLimits scale={scale} numberStyle={view.field} />
    </FieldParts>
  );
}

interface ThumbProps extends WidgetProps {
  readonly scale: SliderScale;
  readonly side: keyof RangeInput;
  readonly name: string;
  readonly range: RangeInput;
  readonly thumbs: Readonly<Record<keyof RangeInput, number>>;
  readonly move: (side: keyof RangeInput, wanted: number) => void;
}

function Thumb(props: ThumbProps) {
  const { view, id, scale, side, name, range, thumbs, move } = props;
  const { any } = useWords('slider');
  const text = range[side];
  return (
    <input
      id={id}
      type="range"
      className={styles.thumb}
      data-of="two"
      // Near the right end the lower thumb must stay within reach.
      data-front={side === 'min' && percentAt(scale, thumbs.min) > 50}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      value={thumbs[side]}
      disabled={props.isDisabled}
      aria-label={name}
      aria-valuetext={text === '' ? any : groupDigits(text, view.field)}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onChange={(event) => move(side, event.currentTarget.valueAsNumber)}
      onKeyDown={(event) => {
        if (KEYS_TO_CLEAR.has(event.key)) props.onInput(rangeInput({ ...range, [side]: '' }));
      }}
    />
  );
}

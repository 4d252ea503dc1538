import type { WidgetName } from '../fields/field-kind.ts';
import type { FieldView } from '../form/state/form-store.ts';
import { formatNumber, formatQuantity } from '../rules/numbers/format-number.ts';
import type { Words } from './catalogue/words.ts';
import { CheckboxList } from './checkbox-list/CheckboxList.tsx';
import { Checkbox } from './checkbox/Checkbox.tsx';
import { Chips } from './chips/Chips.tsx';
import { DateControl } from './date/DateControl.tsx';
import { DateTimeControl } from './date/DateTimeControl.tsx';
import { Dropdown } from './dropdown/Dropdown.tsx';
import { ImeiControl } from './imei/ImeiControl.tsx';
import { ImeiCounter } from './imei/ImeiCounter.tsx';
import { MapControl } from './map/MapControl.tsx';
import { isNumber } from './number-text/number-field.ts';
import { RadioList } from './radio-list/RadioList.tsx';
import { RangeControl } from './range/RangeControl.tsx';
import { ReadOnly } from './read-only/ReadOnly.tsx';
import { inputSalary } from './salary/salary-input.ts';
import { SalaryControl } from './salary/SalaryControl.tsx';
import { Segmented } from './segmented/Segmented.tsx';
import { RangeSliderControl } from './slider/RangeSliderControl.tsx';
import { RangeSliderValue } from './slider/RangeSliderValue.tsx';
import { SliderControl } from './slider/SliderControl.tsx';
import { SliderValue } from './slider/SliderValue.tsx';
import { Swatches } from './swatches/Swatches.tsx';
import { TextAreaControl } from './text-area/TextAreaControl.tsx';
import { hasCounter } from './text/count-text.ts';
import { Counter } from './text/Counter.tsx';
import { TextControl } from './text/TextControl.tsx';
import { Tiles } from './tiles/Tiles.tsx';
import { UrlControl } from './url/UrlControl.tsx';
import type { Widget } from './widget.ts';

type Control = Widget['Control'];
type Rest = Partial<Omit<Widget, 'Control' | 'label'>>;

/** How every widget that a kind may ask for is drawn. */
export const widgets: Readonly<Record<WidgetName, Widget>> = {
  // One of a list of any length, or several (DROP_LIST).
  dropdown: control(Dropdown),
  // A number along a scale, and a range of numbers (SEEK_BAR of an entry, of a filter).
  slider: control(SliderControl, { Aside: SliderValue }),
  'range-slider': group(RangeSliderControl, { Aside: RangeSliderValue }),
  // From one number to another (RANGE_INPUT).
  range: group(RangeControl, { hint: limitsHint }),
  // Options in view: chips, tiles with pictures, swatches of colour, radios, segments, boxes.
  chips: choice(Chips),
  tiles: choice(Tiles, { isWide: true }),
  swatches: choice(Swatches, { isWide: true }),
  'radio-list': choice(RadioList),
  segmented: choice(Segmented),
  'checkbox-list': choice(CheckboxList, { isWide: true }),
  // One box (CHECKBOX without values) draws its own label.
  checkbox: { ...control(Checkbox), label: 'inside' },
  // One line of text or one number, and several lines.
  text: control(TextControl, { Aside: Counter, hasAside: hasCounter, hint: lengthHint }),
  'text-area': control(TextAreaControl, {
    Aside: Counter,
    hasAside: hasCounter,
    isWide: true,
    hint: lengthHint,
  }),
  url: control(UrlControl),
  imei: control(ImeiControl, {
    Aside: ImeiCounter,
    // Advice for the owner of the phone.
    hint: ({ input, mode }, { imei }) =>
      mode === 'entry' && (input === null || input === '') ? imei.hint : null,
  }),
  // A day, and a day with a time (DATE of data type DATETIME).
  date: control(DateControl),
  'date-time': group(DateTimeControl),
  salary: group(SalaryControl, {
    // Advice for an employer: a filter is filled in by who looks for work.
    hint: ({ input, mode }, { salary }) =>
      mode === 'filter' || inputSalary(input).is_negotiable ? null : salary.hint,
  }),
  map: control(MapControl),
  // A type that this engine does not know.
  'read-only': group(ReadOnly, { hint: (_, { readOnly }) => readOnly.hint }),
};

/** A widget with one control, which the label names. */
function control(Control: Control, rest: Rest = {}): Widget {
  return { Control, Aside: null, label: 'control', isWide: false, hint: () => null, ...rest };
}

/** A widget with several controls, in a group that the label names. */
function group(Control: Control, rest: Rest = {}): Widget {
  return { ...control(Control, rest), label: 'group' };
}

/** A group of options in view. */
function choice(Control: Control, rest: Rest = {}): Widget {
  return group(Control, { hint: choiceHint, ...rest });
}

/** How short a text may be; a filter asks for no length. */
function lengthHint({ field, mode }: FieldView, { number }: Words): string | null {
  const { minLength } = field;
  if (minLength === null || minLength < 2 || mode === 'filter' || isNumber(field)) return null;
  return number.fromLength(minLength);
}

/** Limits so far apart exclude nothing that a person would type. */
const WIDE = 1_000_000;

/** What may be typed into a range of a filter; an entry has it in the fault. */
function limitsHint({ field, mode }: FieldView, { range, chips }: Words): string | null {
  const [low, high] = [field.minValue, field.maxValue];
  if (mode !== 'filter' || (low === null && high === null)) return null;
  if (high !== null && high >= WIDE * Math.max(low ?? 0, 1)) return null;
  if (high === null) return range.limits(chips.from(formatQuantity(low ?? 0, field)));
  if (low === null || low === 0) return range.limits(chips.upTo(formatQuantity(high, field)));
  return range.limits(chips.between(formatNumber(low, field), formatQuantity(high, field)));
}

/** What the definition has for an empty choice while it is empty, else its placeholder. */
function choiceHint({ field, input, mode }: FieldView): string | null {
  // Advice for who fills in an entry; a filter shows its options.
  if (mode === 'filter') return null;
  return input === null ? (field.noSelectionMessage ?? field.placeholder) : field.placeholder;
}

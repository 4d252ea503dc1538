import type { WidgetName } from '../fields/field-kind.ts';
import { checkboxListWidget } from './checkbox-list/checkbox-list-widget.ts';
import { checkboxWidget } from './checkbox/checkbox-widget.ts';
import { chipsWidget } from './chips/chips-widget.ts';
import { dateTimeWidget } from './date/date-time-widget.ts';
import { dateWidget } from './date/date-widget.ts';
import { dropdownWidget } from './dropdown/dropdown-widget.ts';
import { imeiWidget } from './imei/imei-widget.ts';
import { mapWidget } from './map/map-widget.ts';
import { radioListWidget } from './radio-list/radio-list-widget.ts';
import { rangeWidget } from './range/range-widget.ts';
import { readOnlyWidget } from './read-only/read-only-widget.ts';
import { salaryWidget } from './salary/salary-widget.ts';
import { segmentedWidget } from './segmented/segmented-widget.ts';
import { rangeSliderWidget } from './slider/range-slider-widget.ts';
import { sliderWidget } from './slider/slider-widget.ts';
import { swatchesWidget } from './swatches/swatches-widget.ts';
import { textAreaWidget } from './text-area/text-area-widget.ts';
import { textWidget } from './text/text-widget.ts';
import { tilesWidget } from './tiles/tiles-widget.ts';
import { urlWidget } from './url/url-widget.ts';
import type { Widget } from './widget.ts';

/** How every widget that a kind may ask for is drawn. */
export const widgets: Readonly<Record<WidgetName, Widget>> = {
  dropdown: dropdownWidget,
  slider: sliderWidget,
  'range-slider': rangeSliderWidget,
  range: rangeWidget,
  chips: chipsWidget,
  tiles: tilesWidget,
  swatches: swatchesWidget,
  text: textWidget,
  'radio-list': radioListWidget,
  segmented: segmentedWidget,
  salary: salaryWidget,
  map: mapWidget,
  checkbox: checkboxWidget,
  'checkbox-list': checkboxListWidget,
  'text-area': textAreaWidget,
  date: dateWidget,
  'date-time': dateTimeWidget,
  url: urlWidget,
  imei: imeiWidget,
  'read-only': readOnlyWidget,
};

import type { Catalogue } from '../react/catalogue/catalogue.ts';
import { choice, dropdown } from './choice-words.tg.ts';
import { date } from './date-words.tg.ts';
import { faultText } from './fault-text.tg.ts';
import { form, frame, imei, news, overlay, readOnly, submit, summary } from './form-words.tg.ts';
import { map } from './map-words.tg.ts';
import { chips, number, range, salary, slider } from './number-words.tg.ts';

/** The engine in Tajik. */
export const tajik: Catalogue = {
  locale: 'tg',
  faultText,
  words: {
    form,
    frame,
    submit,
    summary,
    news,
    overlay,
    choice,
    dropdown,
    number,
    range,
    slider,
    salary,
    date,
    map,
    imei,
    readOnly,
    chips,
  },
};

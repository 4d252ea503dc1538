import type { Catalogue } from '../react/catalogue/catalogue.ts';
import { choice, dropdown } from './choice-words.en.ts';
import { date } from './date-words.en.ts';
import { faultText } from './fault-text.en.ts';
import { form, frame, imei, news, overlay, readOnly, submit, summary } from './form-words.en.ts';
import { map } from './map-words.en.ts';
import { chips, number, range, salary, slider } from './number-words.en.ts';

/** The engine in English. */
export const english: Catalogue = {
  locale: 'en',
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

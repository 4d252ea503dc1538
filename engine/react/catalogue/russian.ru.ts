import { CHIP_WORDS } from '../../fields/chips/chip-words.ru.ts';
import { faultText } from '../../rules/fault-text.ru.ts';
import { NEWS_WORDS } from '../announcer/news-words.ru.ts';
import { CHOICE_WORDS } from '../choice/choice-words.ru.ts';
import { DATE_WORDS } from '../date/date-words.ru.ts';
import { DROPDOWN_WORDS } from '../dropdown/dropdown-words.ru.ts';
import { SUMMARY_WORDS } from '../error-summary/error-summary-words.ru.ts';
import { FORM_WORDS } from '../form-words.ru.ts';
import { FRAME_WORDS } from '../frame/frame-words.ru.ts';
import { IMEI_WORDS } from '../imei/imei-words.ru.ts';
import { MAP_WORDS } from '../map/map-words.ru.ts';
import { NUMBER_WORDS } from '../number-text/number-words.ru.ts';
import { OVERLAY_WORDS } from '../overlay/overlay-words.ru.ts';
import { RANGE_WORDS } from '../range/range-words.ru.ts';
import { READ_ONLY_WORDS } from '../read-only/read-only-words.ru.ts';
import { SALARY_WORDS } from '../salary/salary-words.ru.ts';
import { SLIDER_WORDS } from '../slider/slider-words.ru.ts';
import { SUBMIT_WORDS } from '../submit/submit-words.ru.ts';
import type { Catalogue } from './catalogue.ts';

/** The engine in Russian: the words of a form whose host gives no others. */
export const russian: Catalogue = {
  locale: 'ru',
  faultText,
  words: {
    form: FORM_WORDS,
    frame: FRAME_WORDS,
    submit: SUBMIT_WORDS,
    summary: SUMMARY_WORDS,
    news: NEWS_WORDS,
    overlay: OVERLAY_WORDS,
    choice: CHOICE_WORDS,
    dropdown: DROPDOWN_WORDS,
    number: NUMBER_WORDS,
    range: RANGE_WORDS,
    slider: SLIDER_WORDS,
    salary: SALARY_WORDS,
    date: DATE_WORDS,
    map: MAP_WORDS,
    imei: IMEI_WORDS,
    readOnly: READ_ONLY_WORDS,
    chips: CHIP_WORDS,
  },
};

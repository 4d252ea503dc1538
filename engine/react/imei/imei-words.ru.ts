import type { ImeiWords } from '../catalogue/words.ts';

/** Words of the box for a phone's IMEI. */
export const IMEI_WORDS: ImeiWords = {
  hint: 'Наберите *#06# на телефоне — IMEI появится на экране.',
  placeholder: '15 цифр',
  right: 'Контрольная цифра верна',
};

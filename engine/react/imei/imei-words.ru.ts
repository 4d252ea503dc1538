/** Words of the box for a phone's IMEI. */
export const IMEI_WORDS = {
  hint: 'Наберите *#06# на телефоне — IMEI появится на экране.',
  placeholder: '15 цифр',
  right: 'Контрольная цифра верна',
} as const;

/** Words that a person could type into a text field, and labels that a server could send. */
export const RUSSIAN_WORDS = [
  'Новый',
  'Ёлка зелёная',
  'ҷойгиршавӣ',
  'Продам срочно, торг',
  'цена: 12 500 сомонӣ',
] as const;

/** Addresses in letters that are no ASCII: validated in their xn-- form. */
export const RUSSIAN_HOSTS = ['пример.рф', 'https://бозор.тҷ/эълон', 'http://пример'] as const;

/** Keys of filters that are ordinary text, though no programmer would choose them. */
export const RUSSIAN_KEYS = ['ключ', 'год выпуска'] as const;

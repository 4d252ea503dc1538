/** The product's working name. */
const NAME = 'Бозор';

/** Sentences of the header. */
export const shellWords = {
  name: NAME,
  home: `${NAME}, на главную`,
  skip: 'К содержанию',
  sections: 'Разделы сайта',
  forms: 'Формы',
  lab: 'Лаборатория',
} as const;

/** The title of a browser's tab. */
export function pageTitle(title: string): string {
  return `${title} — ${NAME}`;
}

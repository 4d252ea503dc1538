import { countText } from '../../client/ui/plural/count-text.ts';

/** Texts of the coverage view. */
export const coverageWords = {
  title: 'Что покрывают записи',
  legend: [
    'Строка — тип поля, столбец — свойство его определения.',
    'В клетке — сколько таких полей записано; нажмите на неё, чтобы увидеть где.',
    'Пустая клетка — такое ещё никто не записал.',
  ],
  recorded: 'Записи сервера',
  folder: 'Своя папка',
  openFolder: 'Открыть папку с определениями',
  type: 'Тип',
  all: 'Всего',
  unknown: 'неизвестный',
  by: 'Что считать',
  features: 'Свойства',
  dataTypes: 'Типы данных',
  where: 'Где записано',
  faults: 'Какие ошибки возможны',
  none: 'нет',
  failed: 'Не удалось посчитать.',
  retry: 'Повторить',
  loading: 'Считаем…',
} as const;

/** Titles of the columns. A feature without a title is shown by its code. */
export const featureNames: Readonly<Record<string, string>> = {
  plain: 'без условий',
  parent: 'родитель',
  'show-if': 'show_if',
  'parent-and-show-if': 'родитель и show_if',
  'several-conditions': 'несколько условий',
  'on-demand': 'список по запросу',
  required: 'обязательное',
  limits: 'границы числа',
  lengths: 'длина текста',
  multiselect: 'несколько значений',
  groups: 'группы',
  popular: 'популярные',
  preselected: 'выбрано заранее',
  location: 'место',
  icons: 'картинки',
  suffix: 'единица',
  'error-message': 'свой текст ошибки',
  unreachable: 'не показать',
  cycle: 'в кольце',
};

/** Number of pages and fields that were counted. */
export function sizeText(pages: number, fields: number): string {
  const ofPages = countText(pages, { one: 'страница', few: 'страницы', many: 'страниц' });
  const ofFields = countText(fields, { one: 'поле', few: 'поля', many: 'полей' });
  return `${ofPages}, ${ofFields}`;
}

/** Accessible name of a cell: type, column, count. */
export function cellName(type: string, column: string, count: number): string {
  return `${type}, ${column}: ${cellText(count)}`;
}

/** Names the files that are not JSON. */
export function skippedText(names: readonly string[]): string {
  return `Не прочитались как JSON: ${names.join(', ')}.`;
}

const numbers = new Intl.NumberFormat('ru');

/** «1 234»: the number of a cell, grouped. */
export function cellText(count: number): string {
  return numbers.format(count);
}

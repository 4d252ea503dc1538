import { counted, type NounForms } from './counted.ru.ts';
import type { CliWords } from './english.en.ts';

const ACTS: NounForms = { one: 'действие', few: 'действия', many: 'действий' };
const PAGES: NounForms = { one: 'страница', few: 'страницы', many: 'страниц' };
const TRACES: NounForms = { one: 'запись', few: 'записи', many: 'записей' };
const FILES: NounForms = { one: 'файл', few: 'файла', many: 'файлов' };
const FIELDS: NounForms = { one: 'поле', few: 'поля', many: 'полей' };

/** `form-engine types`. */
export const types: CliWords['types'] = {
  summary: 'Печатает типы TypeScript того, что отправляет форма.',
  description: [
    'Варианты, присланные с определением, становятся объединением литералов; список по запросу принимает любой текст, а где его значения не тексты — любое число и флаг. Свойства может не быть там, где поле бывает скрыто или пусто. Результат проходит tsc --strict и ничего не импортирует. Сам он, как всякий код, на английском.',
  ],
  options: { name: 'Имя типа.' },
  examples: ['Пишет тип того, что отправляет форма машины.'],
  badName: (name, example) => ({
    what: `--name — «${name}».`,
    why: 'Имя типа — идентификатор, не занятый самим TypeScript.',
    remedy: `Напишите, например, --name ${example}.`,
  }),
};

/** `form-engine schema`. */
export const schema: CliWords['schema'] = {
  summary: 'Печатает JSON Schema (2020-12) того, что отправляет форма.',
  description: [
    'Скрытого поля быть не должно, видимое подчиняется своим правилам, а обязательное при заполнении должно быть. Вариантов, загружаемых по запросу, в схеме нет: годится любой текст, число или флаг.',
    'Форматы imei и url-host и слово x-range-ordered — сверх стандарта; проверка, которая их не знает, пропустит чуть больше.',
  ],
  examples: ['Пишет схему формы поиска машин.'],
};

/** `form-engine har`. */
export const har: CliWords['har'] = {
  summary: 'Делает страницы и записи из записи браузера.',
  description: [
    'Запись браузера — HAR, каким его сохраняют Chromium и Firefox («Сохранить всё как HAR с содержимым»). Запросы узнаются по виду; ключи сужают круг адресов. Непонятое перечислено с причинами.',
    'Куки, заголовки и ключи доступа не читаются, а личное в остальном заменяется.',
  ],
  options: {
    outDir: 'Папка для страниц и записей; без неё они только показаны.',
    pages: 'Часть адресов, которые отвечают страницами фильтров; * заменяет что угодно.',
    lists: 'То же для адресов, которые отвечают списками значений.',
    payloads: 'То же для адресов, на которые отправляются значения.',
    json: 'Печатает отчёт как данные.',
  },
  examples: [
    'Пишет страницу и запись для каждой открытой формы.',
    'Показывает как данные, что получилось бы из запросов к этим адресам.',
  ],
  acts: (count) => counted(count, ACTS),
  sum: (pages, traces, skipped) =>
    [counted(pages, PAGES), counted(traces, TRACES), `не понято: ${skipped}`].join(', '),
  written: (files) => `записано: ${counted(files, FILES)}`,
  noHar: (name, text) => ({
    what: `${name} — не запись браузера. ${text}`,
    why: 'Из него ничего не получить.',
    remedy: 'Сохраните вкладку «Сеть» инструментов разработчика как HAR с содержимым.',
  }),
};

/** `form-engine coverage`. */
export const coverage: CliWords['coverage'] = {
  summary: 'Считает, что покрывают определения: типы полей по условиям и типам данных.',
  description: [
    'По горизонтали — типы, по вертикали — то, что бывает в определении, в клетке — число полей; пустая клетка — точка. С --json каждая клетка называет несколько файлов, где есть такое поле.',
  ],
  options: { json: 'Печатает числа как данные, с именами нескольких файлов для каждого.' },
  examples: ['Показывает, какие бывают определения в записанных страницах.'],
  unknown: 'неизвестный',
  fields: 'полей',
  feature: (code) => FEATURES[code] ?? code,
  sum: (pages, fields) => `${counted(pages, PAGES)}, ${counted(fields, FIELDS)}`,
  allMet: 'встретились все типы',
  unmet: (types) => `не встретились: ${types.join(', ')}`,
};

/** Names of what a definition may have; what has none is shown by its code. */
const FEATURES: Readonly<Record<string, string>> = {
  plain: 'без условий',
  parent: 'родитель',
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

/** `form-engine completion`. */
export const completion: CliWords['completion'] = {
  summary: 'Печатает скрипт автодополнения для оболочки.',
  description: [
    'Скрипт дополняет команды, ключи, значения ключей, у которых их немного, и файлы. Он собран из тех же таблиц, что и справка.',
  ],
  examples: [
    'Дополняет в этом bash.',
    'Дополняет в каждом zsh, у которого ~/.zfunc есть в fpath.',
    'Дополняет в каждом fish.',
  ],
  unknownShell: (shell, known, near) => ({
    what: `Для оболочки «${shell}» скрипта нет.`,
    why: `Он есть для ${known.join(', ')}.`,
    remedy: near === null ? 'Назовите одну из них.' : `Может быть, ${near}?`,
  }),
};

/** `form-engine help`. */
export const help: CliWords['help'] = {
  summary: 'Показывает, как вызывать программу или команду.',
  description: ['Без имени команды перечисляет все.'],
  examples: ['Показывает ключи lint.'],
  unknownCommand: (name, known, near) => ({
    what: `Команды «${name}» нет.`,
    why: `Команды: ${known.join(', ')}.`,
    remedy: near === null ? 'Назовите одну из них.' : `Может быть, form-engine help ${near}?`,
  }),
};

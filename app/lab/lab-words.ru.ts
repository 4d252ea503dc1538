import type { FormMode } from '@bozor/form-engine';

import type { LabTab, LabTabGroup } from './lab-address.ts';

/** Texts of the lab. */
export const labWords = {
  market: 'Бозор',
  home: 'Бозор, на главную',
  skip: 'К содержанию',
  title: 'Лаборатория форм',
  intro:
    'Записанные страницы и записи действий: форма продавца, фильтр посетителя и всё, что знает о них движок.',
  choice: 'Что открыть',
  pages: 'Страницы',
  traces: 'Записи',
  fixtures: 'Записанные страницы',
  traceList: 'Записи форм',
  find: 'Найти страницу',
  findTrace: 'Найти запись',
  required: 'обязательно',
  fields: 'Поля',
  nothingFound: 'Такой страницы нет. Проверьте написание.',
  noTraceFound: 'Такой записи нет. Проверьте написание.',
  loading: 'Загружаем…',
  failed: 'Не удалось загрузить.',
  retry: 'Повторить',
  nothingOpen: 'Ничего не открыто',
  choose:
    'Выберите записанную страницу или запись в списке, вставьте своё определение или перетащите сюда файл.',
  inspector: 'Что внутри формы',
  checkOnServer: 'Проверить на сервере',
  check: 'Проверить',
  undo: 'Отменить',
  redo: 'Вернуть',
  clear: 'Очистить всё',
  copy: 'Скопировать',
  copied: 'Скопировано',
  notCopied: 'Браузер не дал скопировать. Выделите текст и скопируйте сами.',
  accepted: 'Сервер принял форму',
  acceptedNote: 'Так читалось бы объявление. Здесь ничего не публикуется и не сохраняется.',
  answer: 'Ответ сервера',
  close: 'Закрыть',
  errorTitle: 'Ошибка',
  noDiagnostics: 'Странностей в определении нет.',
  noChips: 'Пока ничего не выбрано.',
  noEntries: 'Ссылка без фильтров.',
  dead: 'Из ссылки не подошло',
  hidden: 'скрыто',
  shown: 'видно',
  hash: 'Отпечаток',
  wholePlan: 'План целиком',
  bodyOfSearch: 'Тело поиска',
  faults: 'Ошибки сейчас',
} as const;

/** Names of the groups of panels. */
export const tabGroupNames: Readonly<Record<LabTabGroup, string>> = {
  form: 'Форма',
  environment: 'Стенд',
  checks: 'Проверки',
};

/** Names of the panels. */
export const tabNames: Readonly<Record<LabTab, string>> = {
  plan: 'План',
  values: 'Значения',
  payload: 'Отправка',
  chips: 'Чипы',
  link: 'Ссылка',
  schema: 'JSON Schema',
  network: 'Сеть',
  clock: 'Часы',
  why: 'Почему',
  definition: 'Определение',
  states: 'Виды',
  tree: 'На слух',
  cost: 'Цена',
  rules: 'Правила',
};

/** Names of the modes in the list of pages. */
export const modeNames: Readonly<Record<FormMode, string>> = {
  entry: 'подача',
  filter: 'поиск',
};

/** Accessible name of the button that opens a recorded page. */
export function openFixtureName(title: string, mode: FormMode): string {
  return `${title}: ${modeNames[mode]}`;
}

/** Accessible name of the button that opens a recorded trace. */
export function openTraceName(title: string, mode: FormMode, shows: string): string {
  return shows === title
    ? openFixtureName(title, mode)
    : `${openFixtureName(title, mode)}. ${shows}`;
}

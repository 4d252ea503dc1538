import type { FormMode } from '@bozor/form-engine';

import type { LabTab, LabView } from './lab-address.ts';

/** Sentences of the lab. */
export const labWords = {
  title: 'Лаборатория форм',
  intro:
    'Записанные страницы фильтров: форма продавца, фильтр посетителя и всё, что знает о них движок.',
  fixtures: 'Записанные страницы',
  find: 'Найти страницу',
  required: 'обязательно',
  fields: 'Поля',
  oddities: 'Странности',
  nothingFound: 'Такой страницы нет. Проверьте написание.',
  loading: 'Загружаем страницу…',
  failed: 'Не удалось загрузить.',
  retry: 'Повторить',
  choose: 'Выберите записанную страницу или вставьте своё определение.',
  paste: 'Вставить определение',
  pasteTitle: 'Своё определение',
  pasteLabel: 'Определение в JSON: страница с filters или список фильтров',
  pasteHint: 'Вставьте текст или перетащите файл .json в это окно.',
  pasteOpen: 'Открыть',
  pasteCancel: 'Отмена',
  pasted: 'Своё определение',
  inspector: 'Что внутри формы',
  phone: 'Ширина телефона',
  phoneFrame: 'Форма на ширине телефона',
  ask: 'Проверить на сервере',
  check: 'Проверить',
  undo: 'Отменить',
  redo: 'Вернуть',
  clear: 'Очистить всё',
  copy: 'Скопировать',
  copied: 'Скопировано',
  accepted: 'Сервер принял форму',
  acceptedNote: 'Так читалось бы объявление. Здесь ничего не публикуется и не сохраняется.',
  answer: 'Ответ сервера',
  close: 'Закрыть',
  errorTitle: 'Ошибка',
  view: 'Какая форма',
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
  serverFaults: 'Что ответил сервер',
} as const;

/** Names of the two forms, and of both side by side. */
export const viewNames: Readonly<Record<LabView, string>> = {
  ad: 'Форма продавца',
  filter: 'Фильтр посетителя',
  both: 'Рядом',
};

/** Names of the inspector's panels. */
export const tabNames: Readonly<Record<LabTab, string>> = {
  plan: 'План',
  values: 'Значения',
  payload: 'Отправка',
  chips: 'Чипы',
  link: 'Ссылка',
  schema: 'JSON Schema',
  rules: 'Проверки',
};

/** What the mode is called in the list of pages. */
export const modeNames: Readonly<Record<FormMode, string>> = {
  ad: 'подача',
  filter: 'поиск',
};

/** What is wrong with a pasted text. */
export function notJson(reason: string): string {
  return `Это не JSON: ${reason}. Исправьте текст — он сохранён.`;
}

/** Says which dropped file could not be read. */
export function notAFile(name: string): string {
  return `Файл «${name}» не прочитался. Нужен текстовый файл .json.`;
}

/** Names the button that opens a recorded page. */
export function openFixtureName(title: string, mode: FormMode): string {
  return `${title}: ${modeNames[mode]}`;
}

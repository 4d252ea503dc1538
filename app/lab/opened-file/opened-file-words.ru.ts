import type { SkipReason } from '@bozor/form-engine/har';
import type { LocatedJsonFault } from '@bozor/form-engine/json';

import { countText } from '../../client/ui/plural/count-text.ts';
import { jsonFaultText } from '../json-box/json-fault-text.ru.ts';

/** Texts of opening a file. */
export const openedFileWords = {
  paste: 'Вставить определение',
  label: 'Определение, запись или HAR в JSON',
  hint: 'Вставьте текст или перетащите файл в это окно: определение .json, запись .trace.json или .har из браузера.',
  open: 'Открыть',
  file: 'Открыть файл',
  drop: 'Отпустите файл, чтобы открыть его',
  pasted: 'Своё определение',
  harTitle: 'Запись браузера',
  harNote:
    'Из записи взято только то, что похоже на наши страницы фильтров и списки. Заголовки, куки и ключи не читались.',
  pages: 'Страницы',
  traces: 'Записи форм',
  skipped: 'Не понято',
  nothing: 'В этой записи нет ни страниц фильтров, ни форм.',
  back: 'Ко всей записи браузера',
  badTrace: 'Эта запись не открылась',
  badTraceNote:
    'Файл назван записью формы, но в нём есть ошибки. Исправьте их или скачайте запись заново.',
} as const;

/** Reports that a pasted text is not JSON. */
export function notJson(fault: LocatedJsonFault): string {
  return `Это не JSON: ${jsonFaultText(fault)}. Исправьте текст — он сохранён.`;
}

/** Reports that a file cannot be read. */
export function notAFile(name: string): string {
  return `Файл «${name}» не прочитался. Нужен текстовый файл .json или .har.`;
}

/** Reports that a file is not JSON. */
export function fileNotJson(name: string, fault: LocatedJsonFault): string {
  return `В файле «${name}» не JSON: ${jsonFaultText(fault)}.`;
}

/** Number of skipped requests of a HAR file. */
export function skippedText(count: number): string {
  return countText(count, { one: 'запрос', few: 'запроса', many: 'запросов' });
}

/** Reason why a request of a HAR file was skipped. */
export const skipWords: Readonly<Record<SkipReason, string>> = {
  'har.shape': 'Это не HAR: в нём нет списка запросов.',
  'entry.shape': 'У записи нет запроса с методом и адресом.',
  'entry.duplicate': 'Тот же запрос записан дважды.',
  'call.preflight': 'Вопрос браузера к серверу перед самим запросом.',
  'answer.redirect': 'Сервер отправил браузер дальше; ответ — в следующем запросе.',
  'answer.failed': 'Запрос не удался, и списка для открытой формы он не просил.',
  'body.missing': 'Тело ответа не записано. Запишите заново вместе с содержимым.',
  'body.unreadable': 'Тело ответа не удалось раскодировать.',
  'body.not-json': 'Ответ — не JSON.',
  'shape.unknown': 'JSON, но не страница фильтров и не список, и значений в запросе нет.',
  'page.repeated': 'Та же страница пришла снова; открытая форма осталась.',
  'page.unmeant': 'Страница фильтров, но её адрес не из тех, что нужно смотреть.',
  'list.orphan': 'Список для фильтра, которого нет на страницах до него.',
  'list.unasked': 'Список, которого форма, насколько известно, не просила.',
  'list.repeated': 'Этот список у формы уже был.',
  'payload.orphan': 'Отправлены значения, но на страницах до них нет таких полей.',
  'payload.left-over': 'Часть значений без видимого поля; остальные взяты.',
};

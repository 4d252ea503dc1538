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

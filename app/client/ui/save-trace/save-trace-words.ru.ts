import { countText } from '../plural/count-text.ts';

const NBSP = '\u00A0';

/** Texts for saving a recording of a form. */
export const saveTraceWords = {
  open: 'Скачать запись',
  title: 'Скачать запись',
  text: 'В файле — определения формы, ваши действия и ответы сервера. Он открывается в лаборатории и повторяется без сервера.',
  scrub: 'Заменить личное',
  scrubNote:
    'Тексты, ссылки, IMEI, место на карте и слова сервера заменим выдуманными той же длины. Выбранные значения и числа останутся.',
  save: 'Скачать',
} as const;

/** Summary of a recording. */
export function recordedText(acts: number, lastsMs: number): string {
  const steps = countText(acts, { one: 'действие', few: 'действия', many: 'действий' });
  return acts === 0
    ? 'Форма только открыта: действий ещё не было.'
    : `Записано ${steps} за${NBSP}${durationText(lastsMs)}.`;
}

/** Confirms that the download has started. */
export function savedText(fileName: string): string {
  return `Запись скачана: ${fileName}`;
}

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds}${NBSP}с` : `${minutes}${NBSP}мин ${seconds % 60}${NBSP}с`;
}

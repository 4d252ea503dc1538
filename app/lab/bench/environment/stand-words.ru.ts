import type { DirectedAnswer } from '@bozor/form-engine/trace';

import { countText } from '../../../client/ui/plural/count-text.ts';
import type { LabLanguage, LabTheme, LabView, LabWidth, NetworkName } from '../../lab-address.ts';

const NBSP = '\u00A0';
const moment = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const seconds = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

/** Words of the stand: what a form is drawn on, its network and its clock. */
export const standWords = {
  view: 'Какая форма',
  width: 'Ширина',
  theme: 'Оформление',
  language: 'Язык',
  languageFailed: 'Язык не загрузился.',
  network: 'Сеть',
  hold: 'Удерживать ответы',
  holdNote: 'Ничего не дойдёт, пока вы не отпустите.',
  answers: 'Ответы сервера',
  noAnswers: 'Форма ещё ничего не запрашивала. Запросит, когда понадобится список.',
  release: 'Отпустить',
  fail: 'Отказать',
  duplicate: 'Повторить',
  releaseAll: 'Отпустить все',
  late: 'форма уже не ждала',
  copy: 'повтор',
  runs: 'Время идёт само. Остановите его, чтобы ответы и запись ждали вас.',
  stop: 'Остановить время',
  run: 'Пустить время',
  stands: 'Время стоит на',
  forward: 'Вперёд на',
  toNetwork: 'К сети',
  toClock: 'К часам',
  inspector: 'Что внутри формы',
  phoneFrame: 'Форма на ширине телефона',
} as const;

/** Names of the two forms, and of both side by side. */
export const viewNames: Readonly<Record<LabView, string>> = {
  ad: 'Форма продавца',
  filter: 'Фильтр посетителя',
  both: 'Рядом',
};

/** How wide a form is drawn. */
export const widthNames: Readonly<Record<LabWidth, string>> = {
  wide: 'Во всю ширину',
  phone: 'Телефон',
  both: 'Обе рядом',
};

/** How the lab is lit; `site`: as the site around it. */
export const themeNames: Readonly<Record<LabTheme | 'site', string>> = {
  site: 'Как на сайте',
  light: 'Светлое',
  dark: 'Тёмное',
};

/** Languages of the form's own words, each in itself. */
export const languageNames: Readonly<Record<LabLanguage, string>> = {
  ru: 'Русский',
  tg: 'Тоҷикӣ',
};

/** What the networks are called, and what they do to answers. */
export const networkNames: Readonly<Record<NetworkName, readonly [name: string, note: string]>> = {
  direct: ['Как есть', 'Ответы приходят, как только сервер их дал.'],
  fast: ['Быстрая', 'Ответы идут меньше десятой доли секунды.'],
  slow: ['Медленная', 'Ответы идут от полутора до четырёх секунд.'],
  unsteady: ['Неустойчивая', 'Ответы идут до шести секунд, пропадают и приходят дважды.'],
  reordering: ['Вперемешку', 'Ответы обгоняют друг друга и приходят дважды.'],
  broken: ['Сломанная', 'Ни один ответ не доходит.'],
};

/** Where an answer is. */
export const answerNames: Readonly<Record<DirectedAnswer['status'], string>> = {
  'on-the-way': 'в пути',
  held: 'удержан',
  delivered: 'пришёл',
  failed: 'не пришёл',
};

/** Steps that a standing clock is moved by. */
export const CLOCK_STEPS: readonly (readonly [ms: number, name: string])[] = [
  [100, `100${NBSP}мс`],
  [1_000, `1${NBSP}с`],
  [60_000, `1${NBSP}мин`],
  [86_400_000, `1${NBSP}день`],
];

/** «через 1,2 с»: how long an answer still has to go. */
export function dueText(ms: number): string {
  return `через ${seconds.format(Math.max(0, ms) / 1_000)}${NBSP}с`;
}

/** A moment to the millisecond, where the person is. */
export function momentText(ms: number): string {
  return moment.format(ms);
}

/** Names an act upon one answer of a list. */
export function answerAct(act: string, title: string): string {
  return `${act}: ${title}`;
}

/** How many answers have not come yet; `null` when all have. */
export function undeliveredText(held: number, onTheWay: number): string | null {
  const parts = [
    held === 0 ? null : `удержано: ${held}`,
    onTheWay === 0 ? null : `в пути: ${onTheWay}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `Ответы — ${parts.join(', ')}`;
}

/** How many things wait for a standing clock. */
export function waitingText(count: number): string {
  return count === 0
    ? 'Ничто не ждёт своего времени.'
    : `Ждут своего времени: ${countText(count, { one: 'дело', few: 'дела', many: 'дел' })}.`;
}

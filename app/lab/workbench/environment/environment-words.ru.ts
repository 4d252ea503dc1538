import type { DirectedAnswer } from '@bozor/form-engine/trace';

import { countText } from '../../../client/ui/plural/count-text.ts';
import type { LabTheme, LabView, LabWidth, NetworkName } from '../../lab-address.ts';

const NBSP = '\u00A0';
const clockTime = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const seconds = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

/** Texts of the environment: display settings, network and clock. */
export const environmentWords = {
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
  stoppedAt: 'Время стоит на',
  forward: 'Вперёд на',
  toNetwork: 'К сети',
  toClock: 'К часам',
  inspector: 'Что внутри формы',
  phoneFrame: 'Форма на ширине телефона',
} as const;

/** Names of the views. */
export const viewNames: Readonly<Record<LabView, string>> = {
  entry: 'Форма продавца',
  filter: 'Фильтр посетителя',
  both: 'Рядом',
};

/** Names of the widths. */
export const widthNames: Readonly<Record<LabWidth, string>> = {
  wide: 'Во всю ширину',
  phone: 'Телефон',
  both: 'Обе рядом',
};

/** Names of the themes; `site` follows the theme of the site. */
export const themeNames: Readonly<Record<LabTheme | 'site', string>> = {
  site: 'Как на сайте',
  light: 'Светлое',
  dark: 'Тёмное',
};

/** Names of the networks, and their effects on responses. */
export const networkNames: Readonly<Record<NetworkName, readonly [name: string, note: string]>> = {
  direct: ['Как есть', 'Ответы приходят, как только сервер их дал.'],
  fast: ['Быстрая', 'Ответы идут меньше десятой доли секунды.'],
  slow: ['Медленная', 'Ответы идут от полутора до четырёх секунд.'],
  unsteady: ['Неустойчивая', 'Ответы идут до шести секунд, пропадают и приходят дважды.'],
  reordering: ['Вперемешку', 'Ответы обгоняют друг друга и приходят дважды.'],
  broken: ['Сломанная', 'Ни один ответ не доходит.'],
};

/** Statuses of a response. */
export const answerNames: Readonly<Record<DirectedAnswer['status'], string>> = {
  'on-the-way': 'в пути',
  held: 'удержан',
  delivered: 'пришёл',
  failed: 'не пришёл',
};

/** Intervals by which a stopped clock can be advanced. */
export const CLOCK_STEPS: readonly (readonly [ms: number, name: string])[] = [
  [100, `100${NBSP}мс`],
  [1_000, `1${NBSP}с`],
  [60_000, `1${NBSP}мин`],
  [86_400_000, `1${NBSP}день`],
];

/** Time until a response is delivered: «через 1,2 с». */
export function dueText(ms: number): string {
  return `через ${seconds.format(Math.max(0, ms) / 1_000)}${NBSP}с`;
}

/** A time with milliseconds, in the local time zone. */
export function clockTimeText(ms: number): string {
  return clockTime.format(ms);
}

/** Accessible name of an action on a response. */
export function answerActionName(act: string, title: string): string {
  return `${act}: ${title}`;
}

/** Number of undelivered responses; `null` when there are none. */
export function undeliveredText(held: number, onTheWay: number): string | null {
  const parts = [
    held === 0 ? null : `удержано: ${held}`,
    onTheWay === 0 ? null : `в пути: ${onTheWay}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `Ответы — ${parts.join(', ')}`;
}

/** Number of timers that wait for a stopped clock. */
export function waitingText(count: number): string {
  return count === 0
    ? 'Ничто не ждёт своего времени.'
    : `Ждут своего времени: ${countText(count, { one: 'дело', few: 'дела', many: 'дел' })}.`;
}

import type { DirectedAnswer } from '@bozor/form-engine/trace';

import { counted } from '../../counted.en.ts';
import type { LabTheme, LabView, LabWidth, NetworkName } from '../../lab-address.ts';

const NBSP = '\u00A0';
const clockTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Texts of the environment: display settings, network and clock. */
export const environmentWords = {
  view: 'Which form',
  width: 'Width',
  theme: 'Theme',
  language: 'Language',
  languageFailed: 'The language did not load.',
  network: 'Network',
  hold: 'Hold answers',
  holdNote: 'Nothing arrives until you release it.',
  answers: 'Answers of the server',
  noAnswers: 'The form has asked for nothing yet. It asks when it needs a list.',
  release: 'Release',
  fail: 'Fail',
  duplicate: 'Repeat',
  releaseAll: 'Release all',
  late: 'the form no longer waited',
  copy: 'repeated',
  runs: 'Time runs by itself. Stop it, and answers and the trace wait for you.',
  stop: 'Stop time',
  run: 'Let time run',
  stoppedAt: 'Time is stopped at',
  forward: 'Forward by',
  toNetwork: 'To the network',
  toClock: 'To the clock',
  inspector: 'Inside the form',
  phoneFrame: 'The form at the width of a phone',
} as const;

/** Names of the views. */
export const viewNames: Readonly<Record<LabView, string>> = {
  entry: 'Seller’s form',
  filter: 'Visitor’s filter',
  both: 'Side by side',
};

/** Names of the widths. */
export const widthNames: Readonly<Record<LabWidth, string>> = {
  wide: 'Full width',
  phone: 'Phone',
  both: 'Both side by side',
};

/** Names of the themes; `site` follows the theme of the site. */
export const themeNames: Readonly<Record<LabTheme | 'site', string>> = {
  site: 'As on the site',
  light: 'Light',
  dark: 'Dark',
};

/** Names of the networks, and their effects on responses. */
export const networkNames: Readonly<Record<NetworkName, readonly [name: string, note: string]>> = {
  direct: ['As it is', 'Answers arrive as soon as the server gives them.'],
  fast: ['Fast', 'Answers take less than a tenth of a second.'],
  slow: ['Slow', 'Answers take from one and a half to four seconds.'],
  unsteady: ['Unsteady', 'Answers take up to six seconds, get lost, and arrive twice.'],
  reordering: ['Out of order', 'Answers overtake each other and arrive twice.'],
  broken: ['Broken', 'No answer arrives.'],
};

/** Statuses of a response. */
export const answerNames: Readonly<Record<DirectedAnswer['status'], string>> = {
  'on-the-way': 'on its way',
  held: 'held',
  delivered: 'arrived',
  failed: 'failed',
};

/** Intervals by which a stopped clock can be advanced. */
export const CLOCK_STEPS: readonly (readonly [ms: number, name: string])[] = [
  [100, `100${NBSP}ms`],
  [1_000, `1${NBSP}s`],
  [60_000, `1${NBSP}min`],
  [86_400_000, `1${NBSP}day`],
];

/** Time until a response is delivered: `in 1.2 s`. */
export function dueText(ms: number): string {
  return `in ${seconds.format(Math.max(0, ms) / 1_000)}${NBSP}s`;
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
    held === 0 ? null : `${held} held`,
    onTheWay === 0 ? null : `${onTheWay} on the way`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `Answers: ${parts.join(', ')}`;
}

/** Number of timers that wait for a stopped clock. */
export function waitingText(count: number): string {
  return count === 0 ? 'Nothing waits for its time.' : `${counted(count, 'timer')} waiting.`;
}

import { deviceWords } from './account-words.ru.ts';

/** Names of systems by a part of the user agent, in order: an iPad also names Mac OS. */
const SYSTEMS: readonly (readonly [part: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** Names of browsers likewise: most also name Chrome and Safari. */
const BROWSERS: readonly (readonly [part: RegExp, name: string])[] = [
  [/YaBrowser/, 'Yandex Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** The model that Android's user agents name; newer ones hide it behind a K. */
const MODEL = /Android [\d.]+; (?!K\))([^;)]{2,40}?)(?: Build[^)]*)?\)/;

/** A device in words, from its user agent. */
export interface DeviceText {
  readonly device: string;
  /** `null` when the agent names none. */
  readonly browser: string | null;
}

/** "Windows" and "Chrome"; a phone by its model where the agent names it. */
export function deviceText(agent: string): DeviceText {
  const named = (names: typeof SYSTEMS) => names.find(([part]) => part.test(agent))?.[1] ?? null;
  const model = MODEL.exec(agent)?.[1]?.trim() ?? null;
  return { device: model ?? named(SYSTEMS) ?? deviceWords.unknown, browser: named(BROWSERS) };
}

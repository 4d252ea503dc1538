import type { Catalogue } from '../../../engine/react/catalogue/catalogue.ts';
import type { Words } from '../../../engine/react/catalogue/words.ts';
import { sampleFaults } from '../sample-faults.ts';

const STYLE = { inputSuffix: 'km', minValue: null, maxValue: null };

/** Words with parameters, applied to samples without a Cyrillic letter. */
const SAMPLES: Readonly<Record<string, (words: Words) => readonly string[]>> = {
  'frame.retryLabel': ({ frame }) => [frame.retryLabel('Make')],
  'summary.title': ({ summary }) => [2, 5, 21].map(summary.title),
  'news.appeared': ({ news }) => [news.appeared(['A']), news.appeared(['A', 'B'])],
  'news.loading': ({ news }) => [news.loading('Make')],
  'news.ready': ({ news }) => [1, 2, 5].map((count) => news.ready('Make', count)),
  'news.empty': ({ news }) => [news.empty('Make')],
  'news.failed': ({ news }) => [news.failed('Make')],
  'dropdown.chosen': ({ dropdown }) => [dropdown.chosen(['A', 'B'], 3)],
  'dropdown.nothingFound': ({ dropdown }) => [dropdown.nothingFound('x')],
  'dropdown.found': ({ dropdown }) => [dropdown.found(3)],
  'dropdown.compare': ({ dropdown }) => [String(dropdown.compare('a', 'b'))],
  'number.fromName': ({ number }) => [number.fromName('Year')],
  'number.toName': ({ number }) => [number.toName('Year')],
  'number.fromLength': ({ number }) => [1, 20, 21].map(number.fromLength),
  'number.example': ({ number }) => [number.example('5')],
  'choice.showMore': ({ choice }) => [choice.showMore(4)],
  'range.swapName': ({ range }) => [range.swapName('Year')],
  'range.limits': ({ range }) => [range.limits('5')],
  'range.upTo': ({ range }) => [range.upTo('5')],
  'range.title': ({ range }) => [range.title('Year', null), range.title('Run', 'km')],
  'range.text': ({ range: { text } }) => [
    text.print({ min: '5', max: '' }, STYLE),
    text.print({ min: '', max: '5' }, STYLE),
  ],
  'slider.valueName': ({ slider }) => [slider.valueName('Year')],
  'slider.clearName': ({ slider }) => [slider.clearName('Year')],
  'date.dateName': ({ date }) => [date.dateName('Day')],
  'date.timeName': ({ date }) => [date.timeName('Day')],
  'date.monthName': ({ date }) => twelve((month) => date.monthName(month)),
  'date.monthOfYear': ({ date }) => twelve((month) => date.monthOfYear(month, 2026)),
  'date.weekdayName': ({ date }) => [0, 1, 2, 3, 4, 5, 6].map(date.weekdayName),
  'date.dayName': ({ date }) => twelve((month) => date.dayName(`2026-${twoDigits(month)}-21`)),
  'map.clearName': ({ map }) => [map.clearName('Place')],
  'map.noAddress': ({ map }) => [map.noAddress({ latitude: 38.56, longitude: 68.78 })],
  'chips.from': ({ chips }) => [chips.from('5')],
  'chips.upTo': ({ chips }) => [chips.upTo('5')],
  'chips.between': ({ chips }) => [chips.between('5', '6')],
};

/** All texts of a language by their names: `fault.required`, `date.open`. */
export function sentencesOf({
  words,
  faultText,
}: Catalogue): ReadonlyMap<string, readonly string[]> {
  const faults = Object.values(sampleFaults).map(
    (fault) => [`fault.${fault.code}`, [faultText(fault)]] as const,
  );
  const sentences = Object.entries(words).flatMap(([part, group]) =>
    Object.entries(group).map(([name, word]: [string, unknown]) => {
      const path = `${part}.${name}`;
      return [path, textsOf(word) ?? SAMPLES[path]?.(words) ?? []] as const;
    }),
  );
  return new Map([...faults, ...sentences]);
}

/** The Cyrillic words among texts, in lower case. */
export function cyrillicWords(texts: Iterable<string>): ReadonlySet<string> {
  return new Set(
    Array.from(texts).flatMap((text) => text.toLowerCase().match(/\p{Script=Cyrillic}+/gu) ?? []),
  );
}

function textsOf(word: unknown): readonly string[] | null {
  if (typeof word === 'string') return [word];
  return Array.isArray(word) ? word.map(String) : null;
}

function twelve(nameOf: (month: number) => string): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => nameOf(index + 1));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

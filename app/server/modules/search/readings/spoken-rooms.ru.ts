import type { QueryToken } from './query-tokens.ts';

/** What flats with a number of rooms are called in ads: an adjective of the filter's name. */
export const OF_ROOMS = 'комнатная';

/** Folded words for a flat by the number of its rooms, Russian and Tajik. */
const SPOKEN: readonly (readonly [RegExp, number])[] = [
  [/^(?:одн(?:ушк|[оа]?ком)|як(?:хона|хучра))/, 1],
  [/^(?:дв(?:ушк|ух?ком|хком)|ду(?:хона|хучра))/, 2],
  [/^(?:тр(?:ешк|еха$|еху$|ех?ком|хком)|се(?:хона|хучра))/, 3],
  [/^(?:четыр(?:ешк|ех?ком|хком)|ча?х?ор(?:хона|хучра))/, 4],
  [/^(?:пяти?ком|панч(?:хона|хучра))/, 5],
];
/** «Трех комнатная»: a numeral apart from its word. */
const NUMERALS: readonly string[] = ['одно', 'двух', 'трех', 'четырех', 'пяти'];
const TAJIK_NUMBERS: readonly string[] = ['як', 'ду', 'се', 'чор', 'панч'];

/** A number of rooms in a query. */
interface SpokenRooms {
  readonly rooms: number;
  /** Index of the token after it. */
  readonly next: number;
}

/** Reads «двушка», «2к», «3-х комнатная», «дуҳуҷрагӣ», «2 ҳуҷрагӣ», «се хона» at a token; `null` without one. */
export function roomsAt(tokens: readonly QueryToken[], at: number): SpokenRooms | null {
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3).map(({ text }) => text);
  const spoken = SPOKEN.find(([pattern]) => pattern.test(first));
  if (spoken !== undefined) return { rooms: spoken[1], next: at + 1 };
  const tajik = TAJIK_NUMBERS.indexOf(first) + 1;
  if (tajik > 0 && /^(?:хона|хучра)/.test(second)) return { rooms: tajik, next: at + 2 };
  const numeral = NUMERALS.indexOf(first) + 1;
  if (numeral > 0 && second.startsWith('комнатн')) return { rooms: numeral, next: at + 2 };
  if (!/^[1-9]$/.test(first)) return null;
  const isNamed = second === 'к' || /^(?:хонаг|хучраг)/.test(second);
  if (isNamed) return { rooms: Number(first), next: at + 2 };
  const isOfRooms = second === 'х' && third.startsWith('комн');
  return isOfRooms ? { rooms: Number(first), next: at + 3 } : null;
}

/** Rewrites a query as ads are worded: «двушка» is «2 комнатная». */
export function withRooms(query: string, tokens: readonly QueryToken[]): string {
  let written = '';
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    const spoken = token.from < end ? null : roomsAt(tokens, at);
    if (spoken === null) continue;
    written += `${query.slice(end, token.from)}${spoken.rooms} ${OF_ROOMS}`;
    end = tokens[spoken.next - 1]?.to ?? token.to;
  }
  return written + query.slice(end);
}

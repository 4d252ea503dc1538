const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const OTHER: ReadonlyMap<string, string> = new Map(
  Array.from(LATIN, (latin, index) => [latin, RUSSIAN[index] ?? latin] as const).flatMap(
    ([latin, russian]) => [
      [latin, russian],
      [russian, latin],
    ],
  ),
);

/** Converts a text to the other keyboard layout: «njqjnf» is «тойота», «ещнщеф» is toyota. */
export function inOtherLayout(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => OTHER.get(letter) ?? letter).join('');
}

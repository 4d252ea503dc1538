/** Words of the people who run the site. */
const STAFF =
  /^(?:админ|администратор|администрация|модератор|модерация|поддержка|техподдержка|саппорт|admin|administrator|moderator|support)$/u;
/** Words that the site's own signature may have. «Бозор» alone is a given name with a surname. */
const HOUSE = /^(?:бозор|bozor|служба|команда|официальный|официально|сервис|центр|помощь|тех)$/u;
/** Latin letters and digits that look like Cyrillic ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  '0': 'о',
  '3': 'з',
  '6': 'б',
};

/** Whether a name imitates the site: a word of its staff, or only its own words. */
export function isHouseName(name: string): boolean {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  const spelt = words
    .filter((word) => word !== '')
    .map((word) => [
      word,
      /\p{Script=Cyrillic}/u.test(word) || /\d/.test(word) ? alike(word) : word,
    ]);
  return (
    spelt.some((forms) => forms.some((word) => STAFF.test(word))) ||
    (spelt.length > 0 && spelt.every((forms) => forms.some((word) => HOUSE.test(word))))
  );
}

function alike(word: string): string {
  return Array.from(word, (letter) => LOOKALIKES[letter] ?? letter).join('');
}

/** Words after which a title qualifies its thing: its purpose, its place, its additions, its colour. */
const MORE =
  /[,;:(–—]|(?<!\p{L})(?:для|без|с|со|в|во|на|под|от|из|до|по|к|и|цвет|цвета|цветом|барои)(?!\p{L})/iu;

/** A model with the kind of the thing after it: «JCB 3CX, экскаватор». */
const MODEL_AND_KIND = /^([^,]*[a-z0-9][^,]*),(\s*\p{L}[^,0-9]*)(?=,|$)/iu;

/**
 * Returns the beginning of a title that names the thing: of «Чехол для iPhone» the case, not the
 * phone. The whole title when nothing is before such a word.
 */
export function subjectOf(title: string): string {
  return beforeMore(title.replace(MODEL_AND_KIND, '$1 $2'));
}

function beforeMore(title: string): string {
  const subject = title.slice(0, title.search(MORE) === -1 ? title.length : title.search(MORE));
  return subject.trim() === '' ? title : subject;
}

/** Returns the words of a query with the prepositions before them: «для стен» is one. */
export function phrasesOf(query: string): readonly string[] {
  const phrases: string[] = [];
  let before = '';
  for (const word of query.split(' ').filter((one) => one !== '')) {
    const phrase = before + word;
    const isPreposition = word.replace(MORE, '') === '';
    before = isPreposition ? `${phrase} ` : '';
    if (!isPreposition) phrases.push(phrase);
  }
  return before === '' ? phrases : [...phrases, before.trim()];
}

/** Returns the preposition before a word of a folded text with a space after it; empty without one. */
export function prepositionBefore(word: string, text: string): string {
  const before = text.slice(0, Math.max(0, text.indexOf(word)));
  const last = /(\p{L}+)\s+$/u.exec(before)?.[1] ?? '';
  return last !== '' && last.replace(MORE, '') === '' ? `${last} ` : '';
}

/** Words for a size or a kind, which have no endings: «мини трактор». */
const SIZES: ReadonlySet<string> = new Set('мини макси микро мега супер евро эко'.split(' '));

/** Whether a folded word has the ending of an adjective, which names no thing. */
export function isAdjective(word: string): boolean {
  // «Оборудование», «удобрение» are nouns.
  return (
    SIZES.has(word) || /[а-я]{3}(?<!.[ае]н(?=ие$))(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|ого)$/.test(word)
  );
}

/** Nouns that end as verbs do. */
const NOUNS: ReadonlySet<string> = new Set(
  'кровать печать память плеть рукоять двадцать ломоть копоть'.split(' '),
);

/** Whether a folded word has the ending of a verb: what is to be done names no thing. */
export function isVerb(word: string): boolean {
  return /^[а-я]{3,}(?:[аяеиуоы]ть|чь|[вн]е[зс]ти)(?:ся)?$/.test(word) && !NOUNS.has(word);
}

/** Whether a folded word may name what is done with it, too: «штукатурка», «покраска». */
export function isAction(word: string): boolean {
  return /^[а-я]{4,}[вдйрст]к[ау]$/.test(word);
}

/** Words before a thing that only name what it is for: «авто коврики». */
const FOR_WHAT: ReadonlySet<string> = new Set(['авто', 'мото']);

/** Whether a folded word before another one only names what that is for. */
export function isForWhat(word: string): boolean {
  return FOR_WHAT.has(word);
}

/** Minimum length of a stem with other forms. */
const MIN_LENGTH = 3;
/** «Участок», «окон», «ковёр»: the vowel that other forms of the word lack. */
const WITH_VOWEL = /^([а-я]+[бвгджзклмнпрстфхцчшщ]ь?)[ое]([кнлрц])$/;
/** «Участк», «окн», «ковр»: where other forms of the word have one. */
const WITHOUT_VOWEL = /^([а-я]+[бвгджзклмнпрстфхцчшщ])ь?([кнлрц])$/;
/** An ending after which the stem has no such vowel: «камера». */
const OF_A_VOWEL = /^[аеиоуыэюя]/;
/** «Камри» is no form of such a word: «р» and «ц» are hard there, «ковры», «отцы». */
const SOFT_AFTER_HARD = /^[рц]и/;

/** Returns the stems of a Russian word's forms with another number of vowels, by one of them. */
export function otherForms(word: string, stem: string): readonly string[] {
  if (stem.length < MIN_LENGTH) return [];
  const ending = word.slice(stem.length);
  if (WITH_VOWEL.test(stem)) {
    return OF_A_VOWEL.test(ending) ? [] : [stem.replace(WITH_VOWEL, '$1$2')];
  }
  if (!WITHOUT_VOWEL.test(stem) || SOFT_AFTER_HARD.test(stem.slice(-1) + ending)) return [];
  return [stem.replace(WITHOUT_VOWEL, '$1о$2'), stem.replace(WITHOUT_VOWEL, '$1е$2')];
}

/** Sounds that an ending of a small thing makes of others: «утюжок», «мячик», «пастушок», «овечка». */
const HARDER: Readonly<Record<string, readonly string[]>> = { ж: ['г'], ч: ['к', 'ц'], ш: ['х'] };

/** Endings of words for small or dear things. */
const DIMINUTIVES: readonly {
  readonly ending: RegExp;
  /** Endings of the words that they are made of. */
  readonly bases: readonly string[];
  /** Minimum length of what is before the ending. */
  readonly root: number;
}[] = [
  { ending: /[оеи]чк(?:а|и|у|ой|ам|ами|ах)$/, bases: ['ка', 'ки'], root: 2 },
  { ending: /[оеи]чк(?:а|и|у|ой|ам|ами|ах)$/, bases: ['а', 'я', 'ца', 'ок', 'ы', ''], root: 3 },
  { ending: /[оеё]чек$/, bases: ['ок', 'ек', 'ка', 'ки'], root: 3 },
  { ending: /чик(?:а|и|у|ом|ов|ам|ами)?$/, bases: ['', 'ец', 'ца'], root: 3 },
  { ending: /ич?к(?:а|и|у|ом|ов|ам|ами)?$/, bases: ['', 'ы', 'а', 'и'], root: 3 },
  { ending: /[ое]к$/, bases: ['', 'ь'], root: 3 },
  {
    ending: /[уюыиое]шк(?:а|и|у|ой|о|е|ам|ами|ах)$/,
    bases: ['', 'а', 'о', 'е', 'ы', 'и', 'но'],
    root: 4,
  },
  { ending: /шк(?:а|и|у|ой|о|е|ам|ами|ах)$/, bases: [''], root: 4 },
  { ending: /к(?:а|и|у|ой|ов|ам|ами|ах)$/, bases: ['', 'а', 'ь', 'я', 'ы', 'и'], root: 3 },
  // «Туалетка» is what is «туалетная».
  {
    ending: /ь?к(?:а|и|у|ой|ам)$/,
    bases: ['ная', 'ный', 'ное', 'ьная', 'ьный', 'овая', 'овый'],
    root: 4,
  },
  { ending: /(?:[ье]?ц(?:е|о|а)|ечко|ечки)$/, bases: ['ьцо', 'о', 'е', 'це', 'цо'], root: 3 },
  { ending: /[иь]це$/, bases: ['е', 'ие'], root: 3 },
  { ending: /еньк(?:а|и|у|ой)$/, bases: ['', 'а', 'я', 'и'], root: 4 },
  { ending: /[юу]х(?:а|и|у|ой)$/, bases: ['', 'и', 'а'], root: 4 },
];

/**
 * Returns the words of which a folded word may be a small or dear form, the likeliest first:
 * «чашка» of «чашечка», «утюг» of «утюжок». Most of them are no words.
 */
export function diminutiveBases(word: string): readonly string[] {
  const bases = DIMINUTIVES.flatMap(({ ending, bases: others, root: least }) => {
    const at = word.search(ending);
    if (at < least) return [];
    const root = word.slice(0, at).replace(/ь$/, '');
    return others.flatMap((other) => rootsOf(root, other).map((one) => one + other));
  });
  return Array.from(new Set(bases)).filter((base) => base !== word);
}

/** A root as it is before an ending. */
function rootsOf(root: string, ending: string): readonly string[] {
  const harder = (HARDER[root.at(-1) ?? ''] ?? []).map((sound) => root.slice(0, -1) + sound);
  // «Куколка»: the vowel is there only before a consonant.
  const isBare = ending !== '' && /^[аоеыи]/.test(ending) && WITH_VOWEL.test(root);
  return [...(isBare ? [root.replace(WITH_VOWEL, '$1$2')] : []), root, ...harder];
}

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

/** «Пиал» of «пиалушки». */
const DIMINUTIVE = /^([а-я]{4,})(?:[ую]шк|[ыи]шк|[ое]чк|[ео]ньк|ч?ик|[ое]к)[аеиоуы]?$/;

/** Returns what a folded word is without the ending of a small or dear thing; none of others. */
export function diminutiveBases(word: string): readonly string[] {
  const base = DIMINUTIVE.exec(word)?.[1];
  return base === undefined ? [] : [base];
}

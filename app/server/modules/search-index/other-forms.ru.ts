/** Minimum length of a stem with other forms. */
const MIN_LENGTH = 3;
/** «Участок», «окон», «ковёр»: the vowel that other forms of the word lack. */
const WITH_VOWEL = /^([а-я]+[бвгджзклмнпрстфхцчшщ]ь?)[ое]([кнлрц])$/;
/** «Участк», «окн», «ковр»: where other forms of the word have one. */
const WITHOUT_VOWEL = /^([а-я]+[бвгджзклмнпрстфхцчшщ])ь?([кнлрц])$/;

/** Returns the stems of a Russian word's forms with another number of vowels, by one of them. */
export function otherForms(stem: string): readonly string[] {
  if (stem.length < MIN_LENGTH) return [];
  if (WITH_VOWEL.test(stem)) return [stem.replace(WITH_VOWEL, '$1$2')];
  if (!WITHOUT_VOWEL.test(stem)) return [];
  return [stem.replace(WITHOUT_VOWEL, '$1о$2'), stem.replace(WITHOUT_VOWEL, '$1е$2')];
}

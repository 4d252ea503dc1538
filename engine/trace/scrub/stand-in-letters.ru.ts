/** Letters of one script that words are made up of, small ones. */
export interface Alphabet {
  readonly consonants: string;
  readonly vowels: string;
  /** Taken when those are used up. */
  readonly rare: string;
}

/** Russian and Tajik letters. */
export const CYRILLIC: Alphabet = {
  consonants: 'бвгджзклмнпрстфхцчшщ',
  vowels: 'аеиоуыэюя',
  rare: 'ёйъьғӣқӯҳҷ',
};

/** English letters, which replaces those of any other script too. */
export const LATIN: Alphabet = {
  consonants: 'bcdfghjklmnprstv',
  vowels: 'aeiou',
  rare: 'qwxyz',
};

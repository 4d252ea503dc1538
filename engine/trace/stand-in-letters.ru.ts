/** Letters of one script that words are made up of, small ones. */
export interface Alphabet {
  readonly consonants: string;
  readonly vowels: string;
}

/** Russian and Tajik letters. */
export const CYRILLIC: Alphabet = {
  consonants: 'бвгджзклмнпрстфхцчшщғқҳҷ',
  vowels: 'аеиоуыэюяёӣӯ',
};

/** English letters, which stand in for those of any other script too. */
export const LATIN: Alphabet = {
  consonants: 'bcdfghjklmnpqrstvwxz',
  vowels: 'aeiouy',
};

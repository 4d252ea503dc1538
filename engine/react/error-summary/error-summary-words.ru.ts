import type { SummaryWords } from '../catalogue/words.ts';
import { pluralIn } from '../plural-in.ts';

const plural = pluralIn('ru');
const FIELDS = { one: 'поле', few: 'поля', many: 'полей', other: 'поля' };

/** Words over the faults of a form. */
export const SUMMARY_WORDS: SummaryWords = {
  title: (count) => `Проверьте ${count} ${plural(count, FIELDS)}`,
};

import type { SalaryWords } from '../catalogue/words.ts';

/** Words of a salary. */
export const SALARY_WORDS: SalaryWords = {
  negotiable: 'По договорённости',
  hint: 'Объявления с реальной вилкой получают вдвое больше откликов.',
};

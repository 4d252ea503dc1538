/** Words of a salary (spec §5). */
export const SALARY_WORDS = {
  negotiable: 'По договорённости',
  hint: 'Объявления с реальной вилкой получают вдвое больше откликов.',
} as const;

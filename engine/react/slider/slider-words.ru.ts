import type { SliderWords } from '../catalogue/words.ts';

/** Words of a slider. */
export const SLIDER_WORDS: SliderWords = {
  any: 'Любой',
  none: 'не выбран',
  disabled: '—',
  valueName: (field: string) => `${field}: значение`,
  clearName: (field: string) => `Очистить: ${field}`,
};

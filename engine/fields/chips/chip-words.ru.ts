import type { ChipWords } from './chip-words.ts';

/** Words of a chip of an applied filter. */
export const CHIP_WORDS: ChipWords = {
  from: (quantity) => `от ${quantity}`,
  upTo: (quantity) => `до ${quantity}`,
  between: (from, upTo) => `от ${from} до ${upTo}`,
  negotiable: 'по договорённости',
  yes: 'да',
  no: 'нет',
};

import { rangeTextIn } from './range-text.ts';

/** Ranges in one box: «от 2014», «до 150 000». */
export const RANGE_TEXT = rangeTextIn({ from: 'от', to: 'до' });

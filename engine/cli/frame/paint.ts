import { styleText } from 'node:util';

import type { Output } from './io.ts';

/** The colours that output is painted in. */
export type Paint = 'red' | 'yellow' | 'cyan' | 'green' | 'dim' | 'bold';

/** The text in a colour, where the output shows colours. */
export function paint({ isColoured }: Output, colour: Paint, text: string): string {
  return isColoured ? styleText(colour, text, { validateStream: false }) : text;
}

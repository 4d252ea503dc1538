import type { Trace, TraceAct } from '../../trace.ts';
import type { CliWords } from '../words/english.en.ts';

/** Longest input that a line shows, in letters. */
const SHOWN_LIMIT = 60;

/** An act in a line: what it is, and what it names. */
export function actTitle(act: TraceAct, { acts }: CliWords): string {
  switch (act.type) {
    case 'SET':
      return `SET ${act.key} ${shortened(JSON.stringify(act.input))}`;
    case 'CLEAR':
    case 'BLUR':
    case 'RETRY':
      return `${act.type} ${act.key}`;
    case 'ANSWER':
      return `ANSWER ${acts.load(act.load)}, ${acts.values(act.values.length, act.isComplete)}`;
    case 'FAIL':
      return `FAIL ${acts.load(act.load)}`;
    case 'HYDRATE':
      return `HYDRATE ${shortened(JSON.stringify(act.values))}`;
    case 'SERVER_ERRORS':
      return `SERVER_ERRORS ${Object.keys(act.errors).join(', ')}`;
    case 'CLEAR_ALL':
    case 'TOUCH_ALL':
    case 'UNDO':
    case 'REDO':
      return act.type;
  }
}

/** The title of a step: 0 is the start. */
export function stepTitle({ acts }: Trace, step: number, words: CliWords): string {
  const act = acts[step - 1];
  return act === undefined ? words.acts.start : actTitle(act, words);
}

/** A text cut where it is long. */
export function shortened(text: string, limit = SHOWN_LIMIT): string {
  const letters = Array.from(text);
  return letters.length > limit ? `${letters.slice(0, limit).join('')}…` : text;
}

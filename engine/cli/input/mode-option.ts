import type { FormMode } from '../../index.ts';
import { choiceOption } from '../frame/cli-option.ts';

const MODES: readonly FormMode[] = ['entry', 'filter'];

/** What the definitions are compiled for. */
export const MODE_OPTION = choiceOption('mode', {
  choices: MODES,
  standard: 'entry',
  summary: ({ options }) => options.mode,
});

/** The same for a command that reads both. */
export const MODES_OPTION = choiceOption('mode', {
  choices: [...MODES, 'both'],
  standard: 'both',
  summary: ({ options }) => options.mode,
});

/** The modes that a word represents. */
export function toModes(mode: FormMode | 'both'): readonly FormMode[] {
  return mode === 'both' ? MODES : [mode];
}

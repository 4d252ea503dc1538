import { russian as explanations } from '../../explain.ts';
import { completion, coverage, har, help, schema, types } from './command-words.ru.ts';
import { explain, lint } from './definition-words.ru.ts';
import type { CliWords } from './english.en.ts';
import { fuzz, replay } from './play-words.ru.ts';
import { acts, exits, input, options, tool } from './tool-words.ru.ts';

/** The command line in Russian. */
export const russian: CliWords = {
  locale: 'ru',
  explanations,
  tool,
  exits,
  options,
  input,
  acts,
  lint,
  explain,
  replay,
  fuzz,
  types,
  schema,
  har,
  coverage,
  completion,
  help,
};

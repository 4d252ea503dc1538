import { english as explanations } from '../../explain.ts';
import { completion, coverage, har, help, schema, types } from './command-words.en.ts';
import { explain, lint } from './definition-words.en.ts';
import { fuzz, replay } from './play-words.en.ts';
import { acts, exits, input, options, tool } from './tool-words.en.ts';

/** The command line in English. */
export const english = {
  locale: 'en',
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

/** Everything that the command line prints; a language that lacks a text does not compile. */
export type CliWords = typeof english;

/** A text in the language of a run. */
export type Sentence<Text = string> = (words: CliWords) => Text;

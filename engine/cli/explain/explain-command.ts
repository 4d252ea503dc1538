import { usageError } from '../frame/cli-error.ts';
import {
  choiceOption,
  flagOption,
  numberOption,
  textOption,
  textsOption,
} from '../frame/cli-option.ts';
import { fileOperands, type Command, type CommandArguments } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import { MODE_OPTION } from '../input/mode-option.ts';
import { AT_OPTION, definitionsOf, readOneSource, type Source } from '../input/read-sources.ts';
import { isTrace, readTraceSource } from '../input/read-trace-source.ts';
import { russian } from './explain-language.ru.ts';
import { english } from './explain-language.ts';
import { explainJson, explainText } from './explain-text.ts';
import { openDefinitions, openTraceAt, setIn, unknownKey, type OpenForm } from './open-form.ts';

const SET = textsOption('set', {
  placeholder: '<key=value>',
  summary: 'Sets a value first, and tells what that did; JSON where a text will not do.',
});
const FIELD = textOption('field', {
  placeholder: '<key>',
  summary: 'Tells of the fields with this key alone.',
});
const STEP = numberOption('step', {
  placeholder: '<number>',
  summary: 'Of a trace: the step to stop at, 0 for the start. Default: the last.',
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
});
const LANG = choiceOption('lang', {
  choices: ['ru', 'en'],
  standard: 'ru',
  summary: 'Language of the reasons.',
});
const JSON_FLAG = flagOption('json', 'Prints the reasons as data.');

/** `form-engine explain`: why every field is as it is. */
export const explainCommand: Command = {
  name: 'explain',
  summary: 'Tells why a field is shown, hidden, required, cleared or disabled.',
  description: [
    'Of definitions it tells of the form as it opens, or after values were set in it. Of a trace it tells of the form after one of its steps, and what that step did; a trace has its mode and its definitions in itself.',
    'The reasons of a hidden field begin at their root: the fields that it waits for come first.',
  ],
  operands: fileOperands('<file>', 1),
  options: [SET, FIELD, STEP, MODE_OPTION, AT_OPTION, LANG, JSON_FLAG],
  examples: [
    {
      line: 'form-engine explain cars.json --set brand=opel --field model',
      meaning: 'Tells what choosing the brand did, and why the model is as it is then.',
    },
    {
      line: 'form-engine explain bug.trace.json --step 12 --lang en',
      meaning: 'Tells what the twelfth act of a trace did, and why.',
    },
  ],
  run: async (given, io) => {
    const source = await readOneSource(given.operands[0] ?? '', io);
    const form = given.of(SET).reduce(setIn, openForm(source, given));
    const key = given.of(FIELD);
    const fields = form.plan.fields.filter((field) => key === null || field.key === key);
    if (key !== null && fields.length === 0) throw unknownKey(form.plan, key);

    const language = { ru: russian, en: english }[given.of(LANG)];
    io.stdout.write(
      given.of(JSON_FLAG)
        ? explainJson(form, fields)
        : explainText(form, fields, { language, output: io.stdout }),
    );
    return EXIT.good;
  },
};

function openForm(source: Source, given: CommandArguments): OpenForm {
  if (isTrace(source.json)) return openTraceAt(readTraceSource(source), given.of(STEP));
  if (given.of(STEP) === null) {
    return openDefinitions(definitionsOf(source, given.of(AT_OPTION)), given.of(MODE_OPTION));
  }
  throw usageError({
    what: `--step was given, and ${source.name} is no trace.`,
    why: 'Definitions have no steps.',
    remedy: 'Name a trace, or set values with --set.',
  });
}

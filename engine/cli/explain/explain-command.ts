import { usageError } from '../frame/cli-error.ts';
import { flagOption, numberOption, textOption, textsOption } from '../frame/cli-option.ts';
import { fileOperands, type Command, type CommandArguments } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import { MODE_OPTION } from '../input/mode-option.ts';
import { AT_OPTION, definitionsOf, readOneSource, type Source } from '../input/read-sources.ts';
import { isTrace, readTraceSource } from '../input/read-trace-source.ts';
import { explainJson, explainText } from './explain-text.ts';
import { openDefinitions, openTraceAt, setIn, unknownKey, type OpenForm } from './open-form.ts';

const SET = textsOption('set', {
  placeholder: '<key=value>',
  summary: ({ explain }) => explain.options.set,
});
const FIELD = textOption('field', {
  placeholder: '<key>',
  summary: ({ explain }) => explain.options.field,
});
const STEP = numberOption('step', {
  placeholder: '<number>',
  summary: ({ explain }) => explain.options.step,
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
});
const JSON_FLAG = flagOption('json', ({ explain }) => explain.options.json);

/** `form-engine explain`: why every field is as it is. */
export const explainCommand: Command = {
  name: 'explain',
  help: ({ explain }) => explain,
  operands: fileOperands('<file>', 1),
  options: [SET, FIELD, STEP, MODE_OPTION, AT_OPTION, JSON_FLAG],
  examples: [
    'form-engine explain cars.json --set brand=opel --field model',
    'form-engine explain bug.trace.json --step 12 --lang ru',
  ],
  run: async (given, io) => {
    const source = await readOneSource(given.operands[0] ?? '', io);
    const form = given.of(SET).reduce(setIn, openForm(source, given));
    const key = given.of(FIELD);
    const fields = form.plan.fields.filter((field) => key === null || field.key === key);
    if (key !== null && fields.length === 0) throw unknownKey(form.plan, key);

    io.stdout.write(
      given.of(JSON_FLAG) ? explainJson(form, fields, io.words) : explainText(form, fields, io),
    );
    return EXIT.good;
  },
};

function openForm(source: Source, given: CommandArguments): OpenForm {
  if (isTrace(source.json)) return openTraceAt(readTraceSource(source), given.of(STEP));
  if (given.of(STEP) === null) {
    return openDefinitions(definitionsOf(source, given.of(AT_OPTION)), given.of(MODE_OPTION));
  }
  throw usageError(({ explain }) => explain.stepOfNoTrace(source.name));
}

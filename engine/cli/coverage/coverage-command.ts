import { compile } from '../../index.ts';
import { coverage } from '../../inspect.ts';
import { flagOption } from '../frame/cli-option.ts';
import { fileOperands, type Command } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import { printErrors } from '../frame/print-error.ts';
import { eachPart } from '../input/each-part.ts';
import { MODE_OPTION } from '../input/mode-option.ts';
import { AT_OPTION, definitionsOf, readSources } from '../input/read-sources.ts';
import { coverageText } from './coverage-text.ts';

const JSON_FLAG = flagOption('json', ({ coverage }) => coverage.options.json);

/** `form-engine coverage`: what a folder of definitions covers. */
export const coverageCommand: Command = {
  name: 'coverage',
  help: ({ coverage }) => coverage,
  operands: fileOperands('<file…>'),
  options: [MODE_OPTION, AT_OPTION, JSON_FLAG],
  examples: ["form-engine coverage 'pages/**/*.json'"],
  run: async (given, io) => {
    const { sources, errors } = await readSources(given.operands, io);
    const { parts, others } = eachPart(sources, given.of(AT_OPTION), definitionsOf);
    const plans = parts.map(({ source: { name }, document }) => ({
      name,
      plan: compile(document, { mode: given.of(MODE_OPTION) }),
    }));
    const all = [...errors, ...others];
    if (plans.length > 0) {
      const found = coverage(plans);
      io.stdout.write(
        given.of(JSON_FLAG) ? `${JSON.stringify(found, null, 2)}\n` : coverageText(found, io),
      );
    }
    return all.length > 0 ? printErrors(all, io) : EXIT.good;
  },
};

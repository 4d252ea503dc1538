import { compile } from '../../index.ts';
import manifest from '../../package.json' with { type: 'json' };
import { usageError } from '../frame/cli-error.ts';
import { textOption } from '../frame/cli-option.ts';
import { fileOperands, type Command } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import { MODE_OPTION } from '../input/mode-option.ts';
import { AT_OPTION, definitionsOf, readOneSource } from '../input/read-sources.ts';
import { toTypescript } from './to-typescript.ts';
import { isTypeName } from './ts-words.ts';

const STANDARD_NAME = 'FormPayload';
const NAME = textOption('name', {
  placeholder: '<TypeName>',
  summary: ({ tool, types }) => tool.standard(types.options.name, STANDARD_NAME),
});

/** `form-engine types`: the payload of a definition as TypeScript. */
export const typesCommand: Command = {
  name: 'types',
  help: ({ types }) => types,
  operands: fileOperands('<file>', 1),
  options: [NAME, MODE_OPTION, AT_OPTION],
  examples: ['form-engine types cars.json --name Car > car.ts'],
  run: async (given, io) => {
    const name = given.of(NAME) ?? STANDARD_NAME;
    if (!isTypeName(name)) throw badName(name);
    const mode = given.of(MODE_OPTION);
    const source = await readOneSource(given.operands[0] ?? '', io);
    const plan = compile(definitionsOf(source, given.of(AT_OPTION)), { mode });
    const comment = [`What the form of ${source.name} sends, in the mode «${mode}».`];
    const made = `// Made by form-engine ${manifest.version}; made again rather than edited.`;
    io.stdout.write(`${made}\n\n${toTypescript(plan, { name, comment })}`);
    return EXIT.good;
  },
};

function badName(name: string) {
  return usageError(({ types }) => types.badName(name, STANDARD_NAME));
}

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
  summary: `Name of the type. Default: ${STANDARD_NAME}.`,
});

/** `form-engine types`: the payload of a definition as TypeScript. */
export const typesCommand: Command = {
  name: 'types',
  summary: "Prints TypeScript for a form's payload.",
  description: [
    'Options that are sent with the definition are unions of literals; a list that loads on demand is of the type of its values. A property may be missing where its field may be hidden or left empty. The output compiles under tsc --strict and imports nothing.',
  ],
  operands: fileOperands('<file>', 1),
  options: [NAME, MODE_OPTION, AT_OPTION],
  examples: [
    {
      line: 'form-engine types cars.json --name Car > car.ts',
      meaning: 'Writes the type of what the entry form of the cars sends.',
    },
  ],
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
  return usageError({
    what: `--name is "${name}".`,
    why: 'A type is named by an identifier that TypeScript does not keep for itself.',
    remedy: `Write, for example, --name ${STANDARD_NAME}.`,
  });
}

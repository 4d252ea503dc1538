import { compile } from '../../index.ts';
import { toJsonSchema } from '../../schema.ts';
import { fileOperands, type Command } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import { MODE_OPTION } from '../input/mode-option.ts';
import { AT_OPTION, definitionsOf, readOneSource } from '../input/read-sources.ts';

/** `form-engine schema`: the payload of a definition as JSON Schema. */
export const schemaCommand: Command = {
  name: 'schema',
  help: ({ schema }) => schema,
  operands: fileOperands('<file>', 1),
  options: [MODE_OPTION, AT_OPTION],
  examples: ['form-engine schema cars.json --mode filter > cars.schema.json'],
  run: async (given, io) => {
    const source = await readOneSource(given.operands[0] ?? '', io);
    const plan = compile(definitionsOf(source, given.of(AT_OPTION)), {
      mode: given.of(MODE_OPTION),
    });
    io.stdout.write(`${JSON.stringify(toJsonSchema(plan), null, 2)}\n`);
    return EXIT.good;
  },
};

import { compile } from '../../index.ts';
import { toJsonSchema } from '../../schema.ts';
import { fileOperands, type Command } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import { MODE_OPTION } from '../input/mode-option.ts';
import { AT_OPTION, definitionsOf, readOneSource } from '../input/read-sources.ts';

/** `form-engine schema`: the payload of a definition as JSON Schema. */
export const schemaCommand: Command = {
  name: 'schema',
  summary: "Prints the JSON Schema (2020-12) of a form's payload.",
  description: [
    'A hidden field must be absent, a visible one obeys its rules, and in an entry a required one must be there. Options that load on demand are not in it: those sent with the field are, else any text, number or flag passes.',
    'The formats imei and url-host and the keyword x-range-ordered are beyond the standard; a validator that ignores them accepts a little more.',
  ],
  operands: fileOperands('<file>', 1),
  options: [MODE_OPTION, AT_OPTION],
  examples: [
    {
      line: 'form-engine schema cars.json --mode filter > cars.schema.json',
      meaning: 'Writes the schema of the search form of the cars.',
    },
  ],
  run: async (given, io) => {
    const source = await readOneSource(given.operands[0] ?? '', io);
    const plan = compile(definitionsOf(source, given.of(AT_OPTION)), {
      mode: given.of(MODE_OPTION),
    });
    io.stdout.write(`${JSON.stringify(toJsonSchema(plan), null, 2)}\n`);
    return EXIT.good;
  },
};

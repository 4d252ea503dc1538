import type { Advice } from '../words/advice.ts';
import type { Sentence } from '../words/english.en.ts';
import { CliError } from './cli-error.ts';
import { EXIT } from './exit-code.ts';
import type { CommandIo } from './io.ts';

/** Writes a file that a command was asked for. Throws `CliError` where it cannot be written. */
export async function writeOutput(path: string, text: string, io: CommandIo): Promise<void> {
  try {
    await io.writeFile(path, text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const advice: Sentence<Advice> = ({ tool }) => tool.notWritten(path, message);
    throw new CliError(EXIT.output, advice, { cause: error });
  }
}

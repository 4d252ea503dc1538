import { CliError } from './cli-error.ts';
import { EXIT } from './exit-code.ts';
import type { CommandIo } from './io.ts';

/** Writes a file that a command was asked for. Throws `CliError` where it cannot be written. */
export async function writeOutput(path: string, text: string, io: CommandIo): Promise<void> {
  try {
    await io.writeFile(path, text);
  } catch (error) {
    const advice = {
      what: `${path} could not be written: ${error instanceof Error ? error.message : String(error)}.`,
      why: 'What it was to hold is lost.',
      remedy: 'Check the path and the right to write there, and run the command again.',
    };
    throw new CliError(EXIT.output, advice, { cause: error });
  }
}

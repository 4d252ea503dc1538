import { expectAll, writeTrace } from '../../trace.ts';
import { CliError, usageError } from '../frame/cli-error.ts';
import { EXIT, type ExitCode } from '../frame/exit-code.ts';
import type { LocalizedIo } from '../frame/io.ts';
import { printErrors } from '../frame/print-error.ts';
import { writeOutput } from '../frame/write-output.ts';
import { STDIN_NAME, type Source, type Sources } from '../input/read-sources.ts';
import { readTraceSource } from '../input/read-trace-source.ts';

/** Writes what the engine does now into every trace, and names the files that changed by it. */
export async function updateTraces(
  { sources, errors }: Sources,
  io: LocalizedIo,
): Promise<ExitCode> {
  if (sources.some(({ name }) => name === STDIN_NAME)) {
    throw usageError(({ replay }) => replay.updateOfInput());
  }
  const unread: CliError[] = [];
  let changed = 0;
  for (const source of sources) {
    const text = updatedText(source, unread);
    if (text === null || text === source.text) continue;
    await writeOutput(source.name, text, io);
    changed += 1;
    io.stdout.write(`${io.words.replay.updated(source.name)}\n`);
  }
  const sum = io.words.replay.updatedSum(sources.length - unread.length, changed);
  io.stdout.write(`${sum}\n`);
  const all = [...errors, ...unread];
  return all.length > 0 ? printErrors(all, io) : EXIT.good;
}

function updatedText(source: Source, unread: CliError[]): string | null {
  try {
    const text = writeTrace(expectAll(readTraceSource(source)));
    // A checkout of Windows: other line ends would make every line a changed one.
    return source.text.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    unread.push(error);
    return null;
  }
}

import type { Json } from '../../index.ts';
import { textPositions, valueAt } from '../../json.ts';
import { readTrace, TRACE_FORMAT, type Trace } from '../../trace.ts';
import { inputError } from '../frame/cli-error.ts';
import type { Source } from './read-sources.ts';

/** Problems of a file that are shown one by one. */
const SHOWN_LIMIT = 5;

/** Whether a document declares that it is a trace. */
export function isTrace(json: Json): boolean {
  return valueAt(json, '/format') === TRACE_FORMAT;
}

/** The trace that a source holds. Throws `CliError` with the place of every problem. */
export function readTraceSource(source: Source): Trace {
  const { trace, problems } = readTrace(source.json);
  if (trace !== null) return trace;
  const places = textPositions(source.text);
  throw inputError(({ input, explanations }) => {
    const shown = problems.slice(0, SHOWN_LIMIT).map((problem) => {
      const { line, column } = places.regionOf(problem.pointer).start;
      const { message, hint } = explanations.traceProblem(problem);
      const sentence = message.endsWith('.') ? message : `${message}.`;
      return `${source.name}:${line}:${column} ${problem.pointer} ${sentence} ${hint}`;
    });
    return input.noTrace(source.name, problems.length, shown);
  });
}

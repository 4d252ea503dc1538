import type { Json } from '../../index.ts';
import { textPositions, valueAt } from '../../json.ts';
import { readTrace, TRACE_FORMAT, type Trace } from '../../trace.ts';
import { inputError } from '../frame/cli-error.ts';
import { plural } from '../frame/plural.ts';
import type { Source } from './read-sources.ts';

/** Problems of a file that are shown one by one. */
const SHOWN_LIMIT = 5;

/** Whether a document says that it is a trace. */
export function isTrace(json: Json): boolean {
  return valueAt(json, '/format') === TRACE_FORMAT;
}

/** The trace that a source holds. Throws `CliError` with the place of every problem. */
export function readTraceSource(source: Source): Trace {
  const { trace, problems } = readTrace(source.json);
  if (trace !== null) return trace;
  const places = textPositions(source.text);
  const shown = problems.slice(0, SHOWN_LIMIT).map(({ pointer, message, hint }) => {
    const { line, column } = places.regionOf(pointer).start;
    return `${source.name}:${line}:${column} ${pointer} ${message}. ${hint}`;
  });
  const rest = problems.length - shown.length;
  throw inputError({
    what: `${source.name} is no trace: ${plural(problems.length, 'problem')}.`,
    why: shown.join('\n  '),
    remedy:
      rest > 0
        ? `And ${rest} more. Correct the file, or record it again.`
        : 'Correct the file, or record it again.',
  });
}

import { describeJson, isJsonObject } from '../../json.ts';
import { findProblems, type TraceProblem } from './find-problems.ts';
import { problemMessage } from './problem-message.ts';
import { traceSchema } from './trace-schema.ts';
import { TRACE_FORMAT, TRACE_VERSION, type Trace } from './trace.ts';

/** Maximum number of problems of one file: more are no help. */
const MAX_PROBLEMS = 100;

/** A file read as a trace, or why it is none. */
export type TraceReading =
  | { readonly trace: Trace; readonly problems: readonly [] }
  | { readonly trace: null; readonly problems: readonly TraceProblem[] };

/**
 * Reads parsed JSON as a trace: by `traceSchema`, and by the order of time. A file of another format
 * or version is refused by name alone. Never throws.
 *
 * @returns The very JSON as a trace, or the first hundred problems, in the order of the file.
 */
export function readTrace(json: unknown): TraceReading {
  const problems = findTraceProblems(json);
  if (isTrace(json, problems)) return { trace: json, problems: [] };
  return { trace: null, problems: problems.slice(0, MAX_PROBLEMS) };
}

function isTrace(_json: unknown, problems: readonly TraceProblem[]): _json is Trace {
  return problems.length === 0;
}

function findTraceProblems(json: unknown): readonly TraceProblem[] {
  if (!isJsonObject(json) || json['format'] !== TRACE_FORMAT) {
    const hint = `A trace is an object with "format": "${TRACE_FORMAT}".`;
    const fault = { code: 'format.other' } as const;
    return [{ pointer: '/format', fault, message: problemMessage(fault), hint }];
  }
  const problems = findProblems(json, traceSchema);
  const version = problems.find(({ pointer }) => pointer === '/version');
  if (version !== undefined) {
    const hint = `This reader knows version ${TRACE_VERSION}; record the trace again or read it by the package that wrote it.`;
    const met = describeJson(json['version']);
    const fault = { code: 'version.other', met, known: TRACE_VERSION } as const;
    return [{ ...version, fault, hint }];
  }
  return problems.length > 0 || !isTrace(json, problems) ? problems : findTurnsOfTime(json);
}

function findTurnsOfTime({ acts }: Trace): readonly TraceProblem[] {
  return acts.flatMap(({ at }, index) => {
    const before = acts[index - 1]?.at ?? 0;
    if (at >= before) return [];
    const fault = { code: 'time.back', at, before } as const;
    const hint = 'Put the acts in the order in which they happened.';
    return [{ pointer: `/acts/${index}/at`, fault, message: problemMessage(fault), hint }];
  });
}

import type { CliWords } from '../words/english.en.ts';
import { stepTitle } from './act-title.ts';
import type { TraceResult } from './trace-result.ts';

/** Results of the traces, for a machine. */
export function replayJson(results: readonly TraceResult[], words: CliWords): string {
  const played = results.filter((result) => result.outcome !== 'unread');
  const report = {
    traces: results.map((result) => resultJson(result, words)),
    count: {
      traces: played.length,
      steps: played.reduce((sum, { stepCount }) => sum + stepCount, 0),
      diverged: played.filter(({ outcome }) => outcome === 'diverged').length,
      unread: results.length - played.length,
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function resultJson(result: TraceResult, words: CliWords): object {
  if (result.outcome === 'unread') {
    return { file: result.name, outcome: result.outcome, error: result.error.advice(words) };
  }
  const { source, trace, outcome, timeMs, stepCount, divergence, race } = result;
  return {
    file: source.name,
    title: trace.title,
    outcome,
    steps: stepCount,
    timeMs: Math.round(timeMs * 1000) / 1000,
    divergence:
      divergence === null ? null : { ...divergence, act: stepTitle(trace, divergence.step, words) },
    race,
  };
}

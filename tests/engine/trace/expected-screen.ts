import type { Fault, Plan } from '../../../engine/index.ts';
import { faultText } from '../../../engine/store.ts';
import { fieldNames } from '../../../engine/trace.ts';
import type { StartExpectation, TraceAct } from '../../../engine/trace.ts';

/** What a person reads of a form, as a trace expects it. */
export interface Screen {
  /** Labels of the visible fields, in order. */
  readonly labels: readonly string[];
  /** Label and sentence of every fault that is shown, in order. */
  readonly faults: readonly (readonly [label: string, sentence: string])[];
}

/** Follows the expectations of a trace, act by act; the file is all that it knows. */
export function openExpectedScreen(plan: Plan) {
  const names = fieldNames(plan);
  const visible = new Set<string>();
  const faults = new Map<string, Fault>();
  const shown = new Map<string, string>();
  const refusals = new Map<string, string>();

  return {
    take: (expected: StartExpectation, act: TraceAct | null): Screen => {
      for (const [name, isShown] of Object.entries(expected.visible ?? {})) {
        if (isShown === true) visible.add(name);
        else visible.delete(name);
      }
      follow(faults, expected.faults);
      follow(shown, expected.shown);
      if (act?.type === 'SERVER_ERRORS') {
        for (const [key, { message }] of Object.entries(act.errors)) refusals.set(key, message);
      }
      return screen();
    },
  };

  function screen(): Screen {
    const fields = plan.fields.filter(({ index }) => visible.has(names[index] ?? ''));
    return {
      labels: fields.map(({ name }) => name),
      faults: fields.flatMap(({ key, name, errorMessage }) => {
        const code = shown.get(key);
        if (code === undefined) return [];
        const fault = faults.get(key);
        const sentence = fault?.code === code ? sentenceOf(fault, errorMessage) : refusals.get(key);
        return [[name, sentence ?? ''] as const];
      }),
    };
  }
}

function sentenceOf(fault: Fault, own: string | null): string {
  return fault.code === 'required' && own !== null ? own : faultText(fault);
}

function follow<Shown>(
  known: Map<string, Shown>,
  changes: Readonly<Record<string, Shown | null>> | undefined,
): void {
  for (const [name, described] of Object.entries(changes ?? {})) {
    if (described === null) known.delete(name);
    else known.set(name, described);
  }
}

import { use, useState } from 'react';

import { faultText as russian } from '../rules/fault-text.ru.ts';
import type { Fault, Rule } from '../rules/fault.ts';
import { CatalogueContext } from './catalogue/catalogue-context.ts';

/** When a value is judged. `update`: whenever it changes, whoever changed it. */
export type ValidationMoment = 'blur' | 'change' | 'input' | 'update';

/** What `useValidation` tells. */
export interface Validation {
  /** First fault of the value as it was last judged; `null` before the first time and when right. */
  readonly fault: Fault | null;
  /** Its sentence in the language around; `null` without a fault. */
  readonly text: string | null;
  /** Handlers for the input: they judge on the events that `on` names. */
  readonly props: {
    readonly onBlur: () => void;
    readonly onChange: () => void;
    readonly onInput: () => void;
  };
}

const ALWAYS: readonly ValidationMoment[] = ['blur', 'change', 'input', 'update'];

/**
 * Judges a value by rules on blur, change, input and update (spec §5, general validators).
 *
 * @param value The value as the host holds it; after an event, as it holds it by the next render.
 *   The same object while unchanged: a list made anew on each render would be an update each time.
 * @param rules Asked in order; the first fault is told.
 */
export function useValidation<Value>(
  value: Value,
  rules: readonly Rule<Value>[],
  { on = ALWAYS }: { readonly on?: readonly ValidationMoment[] } = {},
): Validation {
  const faultText = use(CatalogueContext)?.faultText ?? russian;
  const [asked, setAsked] = useState(0);
  const [seen, setSeen] = useState({ value, asked: 0 });
  const [judged, setJudged] = useState<{ readonly value: Value } | null>(null);

  // During the render, so that the fault is never one render behind the value.
  const isUpdated = !Object.is(seen.value, value);
  if (isUpdated || seen.asked !== asked) {
    setSeen({ value, asked });
    if (seen.asked !== asked || on.includes('update')) setJudged({ value });
  }

  const judgeOn = (moment: ValidationMoment) => () => {
    if (on.includes(moment)) setAsked((count) => count + 1);
  };
  const fault = judged === null ? null : firstFault(judged.value, rules);
  return {
    fault,
    text: fault === null ? null : faultText(fault),
    props: { onBlur: judgeOn('blur'), onChange: judgeOn('change'), onInput: judgeOn('input') },
  };
}

function firstFault<Value>(value: Value, rules: readonly Rule<Value>[]): Fault | null {
  for (const rule of rules) {
    const fault = rule(value);
    if (fault !== null) return fault;
  }
  return null;
}

import { use, useState } from 'react';

import { faultText as russian } from '../rules/fault-text.ru.ts';
import type { Fault, Rule } from '../rules/fault.ts';
import { CatalogueContext } from './catalogue/use-words.ts';

/** When a value is validated. `update`: whenever it changes, by the host or the person. */
export type ValidationEvent = 'blur' | 'change' | 'input' | 'update';

/** What `useValidation` returns. */
export interface Validation {
  /** First fault of the value as it was last validated; `null` before the first time and when right. */
  readonly fault: Fault | null;
  /** Its sentence in the language around; `null` without a fault. */
  readonly text: string | null;
  /** Handlers for the input: they validate on the events that `on` names. */
  readonly props: {
    readonly onBlur: () => void;
    readonly onChange: () => void;
    readonly onInput: () => void;
  };
}

const ALWAYS: readonly ValidationEvent[] = ['blur', 'change', 'input', 'update'];

/**
 * Validates a value by rules on blur, change, input and update.
 *
 * @param value The value as the host holds it; after an event, as it holds it by the next render.
 *   The same object while unchanged: a list made again on each render would be an update each time.
 * @param rules Asked in order; the first fault is reported.
 */
export function useValidation<Value>(
  value: Value,
  rules: readonly Rule<Value>[],
  { on = ALWAYS }: { readonly on?: readonly ValidationEvent[] } = {},
): Validation {
  const faultText = use(CatalogueContext)?.faultText ?? russian;
  const [asked, setAsked] = useState(0);
  const [seen, setSeen] = useState({ value, asked: 0 });
  const [validated, setValidated] = useState<{ readonly value: Value } | null>(null);

  // During the render, so that the fault is never one render behind the value.
  const isUpdated = !Object.is(seen.value, value);
  if (isUpdated || seen.asked !== asked) {
    setSeen({ value, asked });
    if (seen.asked !== asked || on.includes('update')) setValidated({ value });
  }

  const validateOn = (event: ValidationEvent) => () => {
    if (on.includes(event)) setAsked((count) => count + 1);
  };
  const fault = validated === null ? null : firstFault(validated.value, rules);
  return {
    fault,
    text: fault === null ? null : faultText(fault),
    props: {
      onBlur: validateOn('blur'),
      onChange: validateOn('change'),
      onInput: validateOn('input'),
    },
  };
}

function firstFault<Value>(value: Value, rules: readonly Rule<Value>[]): Fault | null {
  for (const rule of rules) {
    const fault = rule(value);
    if (fault !== null) return fault;
  }
  return null;
}

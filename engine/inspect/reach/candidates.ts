import { kindOf } from '../../index.ts';
import type { FieldInput, Option, PlanField } from '../../index.ts';
import type { OptionsAnswer } from '../../validate.ts';
import { readingOf, type Controls, type Reading } from './control.ts';
import { distinctInputs } from './distinct-inputs.ts';

/** An input for all inputs with the same effect. */
export interface Candidate {
  readonly input: NonNullable<FieldInput>;
  /** Name of its class: inputs of one class show and hide the same fields. */
  readonly className: string;
  readonly reading: Reading;
}

/** Sorts inputs by what they decide. */
export interface Classes {
  /** Name of the class of an input; `-` of one that counts as empty. */
  readonly classOf: (reading: Reading, field: PlanField) => string;
  /** An input of every class that a person can give to a field with this list; not the empty one. */
  readonly candidates: (field: PlanField, list: OptionsAnswer) => readonly Candidate[];
}

/** Class of what counts as empty. */
export const EMPTY_CLASS = '-';

/** Opens the classes of a page. */
export function createClasses(controls: Controls): Classes {
  const known = new WeakMap<readonly Option[], Map<number, readonly Candidate[]>>();
  const offers = new Map<string, number>();
  const classes: Classes = { classOf, candidates };
  return classes;

  function classOf({ isFilled, texts }: Reading, field: PlanField): string {
    if (!isFilled) return EMPTY_CLASS;
    const asks = controls.asksOf(field.slot);
    const met = asks.map((ask) => (texts.some((text) => ask.has(text)) ? '1' : '0')).join('');
    const fed = controls.fedBy(field.index).map((child) => offerOf(child, texts));
    return `${met}/${fed.join()}`;
  }

  /** A number for what the child's list lets a person do: equal numbers, equal possibilities. */
  function offerOf(child: number, parentValues: readonly string[]): number {
    const field = controls.plan.fields[child];
    if (field === undefined) return -1;
    const list = controls.listFor(child, parentValues);
    const names = candidates(field, list).map(({ className }) => className);
    const offer = `${child}:${names.toSorted().join(';')}`;
    const number = offers.get(offer) ?? offers.size;
    offers.set(offer, number);
    return number;
  }

  function candidates(field: PlanField, list: OptionsAnswer): readonly Candidate[] {
    const byField = known.get(list.options) ?? new Map<number, readonly Candidate[]>();
    known.set(list.options, byField);
    const made = byField.get(field.index) ?? makeCandidates(field, list);
    byField.set(field.index, made);
    return made;
  }

  function makeCandidates(field: PlanField, list: OptionsAnswer): readonly Candidate[] {
    // The value of a type that the engine does not know cannot be changed.
    if (field.type === null) return [];
    const { mode } = controls.plan;
    const { options, isComplete } = list;
    const context = { field, mode, options, areOptionsComplete: isComplete };
    const isFaulty = (input: FieldInput) => kindOf(field).validate(input, context) !== null;
    const inputs = distinctInputs(controls, context, classOf).toSorted(
      (a, b) => Number(isFaulty(a)) - Number(isFaulty(b)),
    );
    const byClass = new Map<string, Candidate>();
    for (const input of inputs) {
      const reading = readingOf(input, context);
      const className = classOf(reading, field);
      if (className === EMPTY_CLASS || byClass.has(className)) continue;
      byClass.set(className, { input, className, reading });
    }
    return Array.from(byClass.values());
  }
}

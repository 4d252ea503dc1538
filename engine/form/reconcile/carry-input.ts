import type { Scalar } from '../../definition/json.ts';
import type { FieldContext } from '../../fields/field-kind.ts';
import type { FieldInput, FieldValue } from '../../fields/field-value.ts';
import { isChosen, isUnknown } from '../../fields/option-value.ts';
import { kindOf } from '../../fields/registry.ts';
import { isScalarList, isWireScalar, scalarsOf } from '../../fields/value-guards.ts';
import { isJson } from '../state/hydrate.ts';

/** What another field makes of an input, and what of it is lost. */
export interface Carried {
  readonly input: FieldInput;
  readonly loss: CarryLoss | null;
}

/** What could not be carried: the whole input, or the members of a list that are no options now. */
export interface CarryLoss {
  readonly reason: 'shape.changed' | 'option.gone';
  readonly input: FieldInput;
}

/**
 * Carries an input from the field it was given to over to another one. Of the same shape it stays
 * as it is. Of another, what was typed stays as typed while it reads as so many values as before;
 * else its value is taken as a claim, and where that does not fit, the text. A choice loses what its
 * list offered once and offers no more.
 */
export function carryInput(input: FieldInput, from: FieldContext, to: FieldContext): Carried {
  const shaped = toShape(input, from, to);
  if (shaped === null) {
    const isLost = kindOf(from.field).isFilled(input, from);
    return { input: null, loss: isLost ? { reason: 'shape.changed', input } : null };
  }
  return kindOf(to.field).isChoice(to.field)
    ? onlyOffered(shaped, from, to)
    : { input: shaped, loss: null };
}

function toShape(input: FieldInput, from: FieldContext, to: FieldContext): FieldInput {
  const [kind, next] = [kindOf(from.field), kindOf(to.field)];
  if (kind.shapeName(from.field, from.mode) === next.shapeName(to.field, to.mode)) return input;
  if (!kind.isFilled(input, from)) return null;

  const value = kind.toValue(input, from);
  // A tick or a range holds no text, not even one that has no value in either field.
  const isTyped = typeof input === 'string' && !next.isChoice(to.field) && next.isFilled(input, to);
  if (isTyped && countValues(input, to) === countValues(input, from)) return input;
  for (const claim of [value, onlyMember(value), input]) {
    const taken = isJson(claim) ? (next.toInput(claim, to) ?? null) : null;
    if (taken !== null) return taken;
  }
  return null;
}

/** Scalars that an input reads as: one, those of a list, or none where it cannot be read. */
function countValues(input: FieldInput, context: FieldContext): number {
  return scalarsOf(kindOf(context.field).toValue(input, context)).length;
}

/** The one member of a list: what takes a single value takes it, as it would a lone choice. */
function onlyMember(value: FieldValue | null): Scalar | null {
  if (!isScalarList(value) || value.length !== 1) return null;
  return value[0] ?? null;
}

function onlyOffered(input: FieldInput, from: FieldContext, to: FieldContext): Carried {
  const wasChoice = kindOf(from.field).isChoice(from.field);
  // A value that was no option before is not newly lost: the form already reports it.
  const isGone = (value: Scalar) =>
    isChosen(value) && isUnknown(value, to) && !(wasChoice && isUnknown(value, from));

  if (isWireScalar(input) && isGone(input)) {
    return { input: null, loss: { reason: 'option.gone', input } };
  }
  if (!isScalarList(input) || !input.some(isGone)) return { input, loss: null };
  const rest = input.filter((member) => !isGone(member));
  return {
    input: rest.some(isChosen) ? rest : null,
    loss: { reason: 'option.gone', input: input.filter(isGone) },
  };
}

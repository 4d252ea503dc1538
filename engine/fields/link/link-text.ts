import type { Json } from '../../definition/json.ts';
import { printNumber } from '../../rules/numbers/number-text.ts';
import { scalarText } from '../../rules/numbers/number-text.ts';
import type { FieldContext } from '../field-kind.ts';
import type { FieldInput, FieldValue } from '../field-value.ts';
import { isUnknown } from '../option-value.ts';
import { kindOf } from '../registry.ts';
import type { ShapeName } from '../shapes/shape-name.ts';
import { joinList, splitList } from '../shapes/split-list.ts';
import { isMapValue, isRangeValue, isSalaryValue, isScalarList } from '../value-guards.ts';

/** Is between the sides of a range. */
const BETWEEN = '..';
/** What a negotiable salary is in a link. */
const NEGOTIABLE = 'negotiable';
const PLACE = /^([^,]*),([^,]*),([^]*)$/;

/** A field's value as one piece of a link; `fromLinkText` reads it back. */
export function toLinkText(value: FieldValue, context: FieldContext): string {
  // Only the kept value itself has its shape.
  return shapeOf(context) === 'kept' ? JSON.stringify(value) : valueLinkText(value);
}

/**
 * A value as one piece of a link, by its shape: a scalar is its text, members of a list are joined
 * by `,`, a range is `10..20`, `10..` or `..20`, a salary the same or `negotiable`, a place
 * `latitude,longitude,address`.
 */
export function valueLinkText(value: FieldValue): string {
  if (typeof value !== 'object') return scalarText(value);
  if (isScalarList(value)) return joinList(value.map(scalarText), ',');
  if (isMapValue(value)) {
    return `${printNumber(value.latitude)},${printNumber(value.longitude)},${value.address}`;
  }
  if (isSalaryValue(value)) {
    return value.is_negotiable ? NEGOTIABLE : joinSides(value.salary_min, value.salary_max);
  }
  return isRangeValue(value) ? joinSides(value.min, value.max) : '';
}

/** The input a link's text represents; `undefined` when it has no value. */
export function fromLinkText(text: string, context: FieldContext): FieldInput | undefined {
  const kind = kindOf(context.field);
  const claim = readers[shapeOf(context)](text, context);
  const input = claim === undefined ? undefined : kind.toInput(claim, context);
  return input === undefined || kind.toValue(input, context) === null ? undefined : input;
}

/** Reads a text as the claim it represents; `undefined` when it has none. */
type Reader = (text: string, context: FieldContext) => Json | undefined;

const asItIs: Reader = (text) => text;

// A shape without a reader does not compile.
const readers: Readonly<Record<ShapeName, Reader>> = {
  choice: (text, context) => (isUnknown(text, context) ? undefined : text),
  'choice-list': (text, context) =>
    splitList(text, ',').filter((member) => !isUnknown(member, context)),
  text: asItIs,
  url: asItIs,
  imei: asItIs,
  number: asItIs,
  date: asItIs,
  'date-time': asItIs,
  tick: asItIs,
  'text-list': (text) => joinList(splitList(text, ','), ', '),
  range: (text) => {
    const [min, max] = splitSides(text);
    return max === undefined ? undefined : { min, max };
  },
  salary: (text) => {
    if (text === NEGOTIABLE) return { is_negotiable: true };
    const [salary_min, salary_max] = splitSides(text);
    return salary_max === undefined ? undefined : { salary_min, salary_max };
  },
  place: (text) => {
    const [, latitude = '', longitude = '', address = ''] = PLACE.exec(text) ?? [];
    return { latitude, longitude, address };
  },
  kept: parseJson,
};

function shapeOf({ field, mode }: FieldContext): ShapeName {
  return kindOf(field).shapeName(field, mode);
}

function joinSides(low: number | null, high: number | null): string {
  return [low, high].map((side) => (side === null ? '' : printNumber(side))).join(BETWEEN);
}

/** The sides of a range as a link has them; only the text itself where it is none. */
function splitSides(text: string): readonly [low: string, high?: string] {
  const at = text.indexOf(BETWEEN);
  if (at < 0) return [text];
  return [text.slice(0, at), text.slice(at + BETWEEN.length)];
}

function parseJson(text: string): Json | undefined {
  try {
    const json: Json = JSON.parse(text);
    return json;
  } catch {
    // An old link may hold anything; a text that is no JSON has no value.
    return undefined;
  }
}

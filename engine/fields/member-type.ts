import type { DataType } from '../definition/field-definition.ts';
import type { JsonObject, Scalar } from '../definition/json.ts';
import type { PlanField } from '../definition/plan.ts';
import { dataTypeSchema, type Limits } from '../rules/data-type-schema.ts';
import { dataType } from '../rules/data-type.ts';
import type { Fault, Rule } from '../rules/fault.ts';
import { parseNumber } from '../rules/number-text.ts';
import { toIsoDate, toIsoDateTime } from './date-text.ts';

/** What the members of a typed list are. */
export interface MemberType {
  /** A member's text as its value; `null` when it is none. */
  readonly read: (text: string) => Scalar | null;
  readonly unreadable: Fault;
  /** Rule of the whole list. */
  readonly rule: (limits: Limits) => Rule<readonly Scalar[]>;
  readonly schema: (limits: Limits) => JsonObject;
}

/** Members by the field's data type, its list-of variant or not. */
export function memberType({ dataType }: PlanField): MemberType {
  return memberTypes[dataType];
}

const textMember = listOf('STRING_LIST', {
  read: (text) => text,
  unreadable: { code: 'shape.invalid' },
});
const integerMember = listOf('INTEGER_LIST', {
  read: parseNumber,
  unreadable: { code: 'number.invalid' },
});
const floatMember = listOf('FLOAT_LIST', {
  read: parseNumber,
  unreadable: { code: 'number.invalid' },
});
const flagMember = listOf('BOOLEAN_LIST', {
  read: readFlag,
  unreadable: { code: 'shape.invalid' },
});

const memberTypes: Readonly<Record<DataType, MemberType>> = {
  STRING: textMember,
  STRING_LIST: textMember,
  INTEGER: integerMember,
  INTEGER_LIST: integerMember,
  FLOAT: floatMember,
  FLOAT_LIST: floatMember,
  BOOLEAN: flagMember,
  BOOLEAN_LIST: flagMember,
  DATE: dayMember('DATE', toIsoDate),
  DATETIME: dayMember('DATETIME', toIsoDateTime),
};

function listOf(name: DataType, reading: Pick<MemberType, 'read' | 'unreadable'>): MemberType {
  return {
    ...reading,
    rule: (limits) => dataType(name, limits),
    schema: (limits) => dataTypeSchema(name, limits),
  };
}

/** There is no list-of variant of days: each member is held to the single data type. */
function dayMember(name: DataType, toIso: (text: string) => string): MemberType {
  const rule = dataType(name, {});
  const read = (text: string) => (rule(toIso(text)) === null ? toIso(text) : null);
  return {
    read,
    unreadable: { code: 'date.invalid' },
    rule: () => (value) => value.map(rule).find((fault) => fault !== null) ?? null,
    schema: () => ({ type: 'array', items: dataTypeSchema(name, {}) }),
  };
}

function readFlag(text: string): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}

import { dataTypeShapes } from '../definition/data-type-shape.ts';
import type { SingleType } from '../definition/field-definition.ts';
import type { Scalar } from '../definition/json.ts';
import type { PlanField } from '../definition/plan.ts';
import { dataType, listOf } from '../rules/data-type.ts';
import type { Fault } from '../rules/fault.ts';
import { parseNumber } from '../rules/number-text.ts';
import { toIsoDate, toIsoDateTime } from './date-text.ts';
import { fieldLimits } from './field-limits.ts';

/** How the members of a typed list are read. */
export interface MemberType {
  /** A member's text as its value; `null` when it is none. */
  readonly read: (text: string) => Scalar | null;
  readonly unreadable: Fault;
}

/** Members by the field's data type, its list-of variant or not. */
export function memberType(field: PlanField): MemberType {
  return memberTypes[dataTypeShapes[field.dataType].single];
}

/** First fault of a list: every member is held to the field's data type and limits. */
export function judgeMembers(values: readonly Scalar[], field: PlanField): Fault | null {
  const { single } = dataTypeShapes[field.dataType];
  return listOf(dataType(single, fieldLimits(field)))(values);
}

const number: MemberType = { read: parseNumber, unreadable: { code: 'number.invalid' } };

const memberTypes: Readonly<Record<SingleType, MemberType>> = {
  STRING: { read: (text) => text, unreadable: { code: 'shape.invalid' } },
  INTEGER: number,
  FLOAT: number,
  BOOLEAN: { read: readFlag, unreadable: { code: 'shape.invalid' } },
  DATE: dayMember('DATE', toIsoDate),
  DATETIME: dayMember('DATETIME', toIsoDateTime),
};

function dayMember(name: SingleType, toIso: (text: string) => string): MemberType {
  const rule = dataType(name, {});
  const read = (text: string) => (rule(toIso(text)) === null ? toIso(text) : null);
  return { read, unreadable: { code: 'date.invalid' } };
}

function readFlag(text: string): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}

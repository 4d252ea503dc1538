import type { SingleType } from '../../definition/field-definition.ts';
import type { Scalar } from '../../definition/json.ts';
import type { PlanField } from '../../definition/plan.ts';
import { dataTypeShapes } from '../../definition/read/data-type-shape.ts';
import { dataType, listOf } from '../../rules/data-type.ts';
import type { Fault } from '../../rules/fault.ts';
import type { Reading } from '../field-kind.ts';
import { fieldLimits } from '../field-limits.ts';
import { readDateTime, readDay } from '../read-day.ts';
import { readNumber } from '../read-number.ts';

/** Reads a text as a member of a typed list: by the field's data type, its list-of variant or not. */
export function readMember(text: string, field: PlanField): Reading<Scalar> {
  return readers[dataTypeShapes[field.dataType].single](text, field);
}

/** First fault of a list: every member is held to the field's data type and limits. */
export function validateMembers(values: readonly Scalar[], field: PlanField): Fault | null {
  const { single } = dataTypeShapes[field.dataType];
  return listOf(dataType(single, fieldLimits(field)))(values);
}

const readers: Readonly<Record<SingleType, (text: string, field: PlanField) => Reading<Scalar>>> = {
  STRING: (value) => ({ value, fault: null }),
  INTEGER: readNumber,
  FLOAT: readNumber,
  BOOLEAN: readFlag,
  DATE: readDay,
  DATETIME: readDateTime,
};

function readFlag(text: string): Reading<boolean> {
  if (text === 'true' || text === 'false') return { value: text === 'true', fault: null };
  return { value: null, fault: { code: 'shape.invalid' } };
}

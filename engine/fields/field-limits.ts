import type { PlanField } from '../definition/plan.ts';
import { dataTypeShapes } from '../definition/read/data-type-shape.ts';
import type { Limits } from '../rules/data-type-schema.ts';

/** Limits of a field as rules take them: only those there are, lengths as whole numbers from 0 up. */
export function fieldLimits(field: PlanField): Limits {
  const { minValue, maxValue, minLength, maxLength } = field;
  return {
    ...(minValue !== null && { minValue }),
    ...(maxValue !== null && { maxValue }),
    ...(minLength !== null && { minLength: Math.max(0, Math.ceil(minLength)) }),
    ...(maxLength !== null && { maxLength: Math.max(0, Math.floor(maxLength)) }),
  };
}

/** Data type of the numbers a field holds, singly or in pairs: integers where it requires them. */
export function numberType({ dataType }: Pick<PlanField, 'dataType'>): 'INTEGER' | 'FLOAT' {
  return dataTypeShapes[dataType].single === 'INTEGER' ? 'INTEGER' : 'FLOAT';
}

import type { FastifySchemaValidationError } from 'fastify';

import { shapeFaultText, type FieldRefusal, type ShapeFault } from '../../contract/index.ts';
import type { FieldRefusals } from '../api-error.ts';

/** Maximum number of reported issues per request. */
const ISSUES_LIMIT = 50;

/** Our codes for zod's issues; any other is `shape.other`. */
const SHAPE_FAULTS: Readonly<Record<string, ShapeFault>> = {
  invalid_type: 'shape.type',
  too_big: 'shape.too-big',
  too_small: 'shape.too-small',
  invalid_format: 'shape.format',
  invalid_value: 'shape.value',
  unrecognized_keys: 'shape.unknown-key',
};

/** Limits that are reported to the caller; patterns are not. */
const SHOWN_PARAMS = ['minimum', 'maximum', 'expected'] as const;

/** Faults of a request's shape by the dotted path of the part; `''` is the whole. */
export function toShapeRefusals(issues: readonly FastifySchemaValidationError[]): FieldRefusals {
  const byPath = Map.groupBy(issues.slice(0, ISSUES_LIMIT), ({ instancePath }) =>
    instancePath.slice(1).replaceAll('/', '.'),
  );
  return Object.fromEntries(
    Array.from(byPath, ([path, group]) => [path, group.map(toFieldRefusal)] as const),
  );
}

function toFieldRefusal({ keyword, params }: FastifySchemaValidationError): FieldRefusal {
  const code = SHAPE_FAULTS[keyword] ?? 'shape.other';
  const kept = SHOWN_PARAMS.flatMap((name) => {
    const value = params[name];
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain ? [[name, value] as const] : [];
  });
  return {
    code,
    params: Object.fromEntries(kept),
    message: shapeFaultText(code),
    level: 'error',
  };
}

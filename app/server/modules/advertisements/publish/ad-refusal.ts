import type { ExplainedFault } from '@bozor/form-engine/validate';

import { adFaultText, type AdFault, type FieldRefusal } from '../../../../contract/index.ts';
import { ApiError } from '../../../api-error.ts';

/** What is wrong with a draft, at one key. */
export type Finding = readonly [key: string, refusal: FieldRefusal];

/** A fault of a field, as the engine says it. */
export function ofEngine({ key, fault, text }: ExplainedFault): Finding {
  const { code, ...params } = fault;
  return [key, { code, params, message: text, level: 'error' }];
}

/** A fault that no filter definition speaks of. */
export function ofAd(key: string, fault: AdFault): Finding {
  const { code, ...params } = fault;
  return [key, { code, params, message: adFaultText(fault), level: 'error' }];
}

/** The refusal that carries all findings, by key. */
export function adRefusal(findings: readonly Finding[]): ApiError {
  const byKey = Map.groupBy(findings, ([key]) => key);
  const fields = Object.fromEntries(
    Array.from(byKey, ([key, group]) => [key, group.map(([, refusal]) => refusal)] as const),
  );
  return new ApiError('ad.invalid', { fields });
}

import type { ExplainedFault } from '@bozor/form-engine/validate';

import { adFaultText, type AdFault, type FieldRefusal } from '../../../../contract/index.ts';
import { ApiError } from '../../../api-error.ts';

/** A fault of a draft at one key. */
export type Finding = readonly [key: string, refusal: FieldRefusal];

/** Converts a fault of a field. */
export function ofEngine({ key, fault, text }: ExplainedFault): Finding {
  const { code, ...params } = fault;
  return [key, { code, params, message: text, level: 'error' }];
}

/** Converts a fault of an ad that is not a fault of a filter. */
export function ofAd(key: string, fault: AdFault): Finding {
  const { code, ...params } = fault;
  return [key, { code, params, message: adFaultText(fault), level: 'error' }];
}

/** Returns the refusal with all findings by key. */
export function adRefusal(findings: readonly Finding[]): ApiError {
  const byKey = Map.groupBy(findings, ([key]) => key);
  const fields = Object.fromEntries(
    Array.from(byKey, ([key, group]) => [key, group.map(([, refusal]) => refusal)] as const),
  );
  return new ApiError('ad.invalid', { fields });
}

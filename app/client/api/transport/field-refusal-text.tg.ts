import { tajik } from '@bozor/form-engine/tg';

import { adFaultText } from '../../../contract/ad/ad-fault-text.tg.ts';
import type { FieldRefusal } from '../../../contract/index.ts';

/** The sentence of a field's fault: the form's, else that of an ad, else the server's own. */
export function fieldRefusalText({ code, params, message }: FieldRefusal): string {
  const fault = { ...params, code };
  return textOf(tajik.faultText, fault) ?? textOf(adFaultText, fault) ?? message;
}

/** `null` for a code that has no sentence: a newer server may send any. */
function textOf(faultText: (fault: never) => string, fault: object): string | null {
  const text: unknown = Reflect.apply(faultText, null, [fault]);
  return typeof text === 'string' ? text : null;
}

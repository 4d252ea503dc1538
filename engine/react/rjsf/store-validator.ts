import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';

import { faultOf } from '../../form/state/field-context.ts';
import type { FormStore } from '../../form/state/form-store.ts';
import { fieldName } from '../field-id.ts';

/**
 * A validator that evaluates nothing: the store has already validated every visible field, with the
 * same rules as the server, and rjsf only learns whether a submit may pass. Server faults do not
 * block a submit: only the server can remove them.
 */
export function storeValidator(store: FormStore): ValidatorType {
  return {
    validateFormData: () => ({ errors: storeErrors(store), errorSchema: {} }),
    isValid: () => true,
    rawValidation: () => ({ errors: [] }),
  };
}

function storeErrors(store: FormStore): RJSFValidationError[] {
  return store.visibleFields().flatMap((index) => {
    const fault = faultOf(store.plan, store.state(), index);
    if (fault === null) return [];
    const message = store.view(index).fault?.text ?? fault.code;
    return [{ name: fault.code, property: `.${fieldName(index)}`, message, stack: message }];
  });
}

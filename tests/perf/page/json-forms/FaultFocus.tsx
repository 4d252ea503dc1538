import { rankWith, uiTypeIs } from '@jsonforms/core';
import { useJsonForms } from '@jsonforms/react';
import { useEffect } from 'react';

import { focusFirstFault } from '../plain/focus-first-fault.ts';

/** Draws nothing; leads to the first fault once JSON Forms has taken the mode that shows faults. */
function FaultFocus() {
  const { core } = useJsonForms();
  const mode = core?.validationMode;
  useEffect(() => {
    if (mode === 'ValidateAndShow') focusFirstFault('.validation_error');
  }, [mode]);
  return null;
}

/** Takes the last element of the UI schema. */
export const focusRenderer = { tester: rankWith(10, uiTypeIs('FaultFocus')), renderer: FaultFocus };

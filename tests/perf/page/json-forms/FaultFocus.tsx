import { rankWith, uiTypeIs } from '@jsonforms/core';
import { useJsonForms } from '@jsonforms/react';
import { useEffect } from 'react';

import { focusFirstFault } from '../plain/focus-first-fault.ts';

/** Renders nothing; focuses the first fault once JSON Forms is in the mode that shows faults. */
function FaultFocus() {
  const { core } = useJsonForms();
  const mode = core?.validationMode;
  useEffect(() => {
    if (mode === 'ValidateAndShow') focusFirstFault('.validation_error');
  }, [mode]);
  return null;
}

/** Matches the last element of the UI schema. */
export const focusRenderer = { tester: rankWith(10, uiTypeIs('FaultFocus')), renderer: FaultFocus };

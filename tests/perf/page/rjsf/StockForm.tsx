import Form from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { Contestant, ExposingProps } from '../contestant.ts';
import { openExposing } from '../contestant.ts';
import { useChildValues } from '../plain/use-child-values.ts';
import { toSchema, toUiSchema, type FormData } from './to-schema.ts';

/** When faults are computed. */
type Validating = 'on submit' | 'on change';

/**
 * Stock rjsf with its stock validator, as its documentation shows it: it keeps its own data, fields
 * that depend on a choice are `dependencies`, and a loaded list makes a new schema.
 */
export function openStockForm(validating: Validating): Contestant['open'] {
  return openExposing((props) => <StockForm {...props} validating={validating} />);
}

interface StockFormProps extends ExposingProps {
  readonly validating: Validating;
}

function StockForm({ work, host, expose, validating }: StockFormProps) {
  const form = useRef<Form<FormData>>(null);
  const [validator] = useState(() => customizeValidator<FormData>());
  const [uiSchema] = useState(() => toUiSchema(work));
  const [start] = useState<FormData>(() => ({ ...work.values }));
  const [parentValue, setParentValue] = useState(() => start[work.parent.key]);
  const values = useChildValues(host, String(parentValue));
  const schema = useMemo(() => toSchema(work, values), [work, values]);

  useEffect(() => {
    expose((key) => form.current?.state.formData?.[key]);
  }, [expose]);

  return (
    <Form<FormData>
      ref={form}
      schema={schema}
      uiSchema={uiSchema}
      initialFormData={start}
      validator={validator}
      liveValidate={validating === 'on change' ? 'onChange' : false}
      noHtml5Validate
      focusOnFirstError
      onChange={({ formData }) => setParentValue(formData?.[work.parent.key])}
    />
  );
}

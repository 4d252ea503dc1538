import type { Middleware, ValidationMode } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';

import type { ExposingProps } from '../contestant.ts';
import { boxesRenderer } from './BoxesControl.tsx';
import { ChildContext, childRenderer } from './ChildControl.tsx';
import { focusRenderer } from './FaultFocus.tsx';
import { toSchema } from './to-schema.ts';
import { toUiSchema } from './to-ui-schema.ts';

const RENDERERS = [...vanillaRenderers, boxesRenderer, childRenderer, focusRenderer];

/**
 * JSON Forms with its vanilla renderers: a schema with `rule`s, and two custom renderers: a list
 * that loads, as in its "Dynamic Renderers" tutorial, and a set of checkboxes. Faults wait for the
 * submit by `validationMode`, as its documentation advises.
 */
export function JsonFormsForm({ work, host, expose }: ExposingProps) {
  const [schema] = useState(() => toSchema(work));
  const [uiSchema] = useState(() => toUiSchema(work));
  const [mode, setMode] = useState<ValidationMode>('ValidateAndHide');
  const held = useRef<Data>({});
  const child = useMemo(() => ({ host, parentKey: work.parent.key }), [host, work]);

  useEffect(() => {
    expose((key) => held.current[key]);
  }, [expose]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMode('ValidateAndShow');
  };
  // Reads values at once: `onChange` reports them ten milliseconds later.
  const middleware: Middleware = useCallback((state, action, reducer) => {
    const next = reducer(state, action);
    held.current = next.data;
    return next;
  }, []);

  return (
    <ChildContext value={child}>
      <form noValidate onSubmit={submit}>
        <JsonForms
          schema={schema}
          uischema={uiSchema}
          data={work.values}
          renderers={RENDERERS}
          cells={vanillaCells}
          validationMode={mode}
          middleware={middleware}
        />
        <button type="submit">Send</button>
      </form>
    </ChildContext>
  );
}

type Data = Readonly<Record<string, unknown>>;

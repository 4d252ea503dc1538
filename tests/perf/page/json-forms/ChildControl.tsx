import { optionIs, rankWith, type ControlProps } from '@jsonforms/core';
import { useJsonForms, withJsonFormsControlProps } from '@jsonforms/react';
import { createContext, use } from 'react';

import type { Host } from '../contestant.ts';
import { useChildValues } from '../plain/use-child-values.ts';

/** How a list is requested, and the field whose value it depends on; `null` outside a form. */
export const ChildContext = createContext<ChildSource | null>(null);

interface ChildSource {
  readonly host: Host;
  readonly parentKey: string;
}

function ChildControl(props: ControlProps) {
  const source = use(ChildContext);
  return source === null ? null : <LoadedSelect {...props} source={source} />;
}

interface LoadedSelectProps extends ControlProps {
  readonly source: ChildSource;
}

function LoadedSelect({ source, id, label, path, data, errors, handleChange }: LoadedSelectProps) {
  const { core } = useJsonForms();
  const values = useChildValues(source.host, String(core?.data[source.parentKey]));
  return (
    <div className="control">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={typeof data === 'string' ? data : ''}
        onChange={(event) => handleChange(path, event.target.value)}
      >
        <option value="">None</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
      {errors !== '' && <div className="validation_error">{errors}</div>}
    </div>
  );
}

/** Matches the control that the UI schema marks as loading. */
export const childRenderer = {
  tester: rankWith(10, optionIs('variant', 'child')),
  renderer: withJsonFormsControlProps(ChildControl),
};

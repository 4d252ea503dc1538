import type { FieldProps } from '@rjsf/utils';

import type { Run } from '../sections/runs.ts';
import { Sections } from '../sections/Sections.tsx';
import { FieldRun } from './FieldRun.tsx';

/** Replaces rjsf's ObjectField: lays out the visible fields, which follow the store themselves. */
export function RootField({ schema, uiSchema, registry, fieldPathId }: FieldProps) {
  const drawRun = ({ key, fields }: Run) => (
    <FieldRun
      key={key}
      fields={fields}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      parent={fieldPathId}
    />
  );
  return <Sections drawRun={drawRun} />;
}

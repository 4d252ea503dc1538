import type { FieldProps } from '@rjsf/utils';

import { fieldName } from '../field-id.ts';
import { Sections } from '../sections/Sections.tsx';
import { Leaf } from './Leaf.tsx';

/** Stands for rjsf's ObjectField: draws the visible fields as leaves that follow the store. */
export function RootField({ schema, uiSchema, registry, fieldPathId }: FieldProps) {
  const drawField = (field: number) => {
    const name = fieldName(field);
    const leafSchema = schema.properties?.[name];
    if (typeof leafSchema !== 'object') return null;
    return (
      <Leaf
        key={field}
        field={field}
        schema={leafSchema}
        uiSchema={uiSchema?.[name]}
        registry={registry}
        parent={fieldPathId}
      />
    );
  };
  return <Sections drawField={drawField} />;
}

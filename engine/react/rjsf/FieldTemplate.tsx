import type { FieldTemplateProps } from '@rjsf/utils';

import { useDrawnField } from '../frame/field-context.ts';
import { Frame } from '../frame/Frame.tsx';

/** rjsf's place around a field: our frame for fields, nothing for the form's root. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  const drawn = useDrawnField();
  return drawn === null ? children : <Frame drawn={drawn}>{children}</Frame>;
}

import type { FieldTemplateProps } from '@rjsf/utils';

/** rjsf's template around the whole form: the form itself has no label and no message. */
export function RootTemplate({ children }: Pick<FieldTemplateProps, 'children'>) {
  return children;
}

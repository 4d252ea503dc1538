import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** Replaces rjsf's `resolveUiSchema`: our ui schema has no `ui:definitions` to merge. */
export function noDefinitions(_schema: RJSFSchema, own?: UiSchema): UiSchema {
  return own ?? {};
}

// rjsf imports it so.
export { noDefinitions as default };

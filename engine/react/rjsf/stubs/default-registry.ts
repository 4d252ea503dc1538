/**
 * Replaces rjsf's `getDefaultRegistry`: the registry without the default theme. The fields,
 * templates and widgets in use are handed to the form by `RjsfForm.tsx`.
 */
export function emptyRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (sentence: string) => sentence,
    globalFormOptions: {
      idPrefix: 'root',
      idSeparator: '_',
      useFallbackUiForUnsupportedType: false,
    },
  };
}

// rjsf imports it so.
export { emptyRegistry as default };

import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/**
 * Replaces rjsf's `createSchemaUtils`: the answers for a flat schema of plain properties, which
 * has nothing to resolve, merge or default. The guard test holds them equal to rjsf's own on the
 * schemas that `pageSchema` makes.
 */
export function flatSchemaUtils(validator: ValidatorType, rootSchema: RJSFSchema) {
  return {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (otherValidator: ValidatorType, otherSchema: RJSFSchema) =>
      otherValidator !== validator || otherSchema !== rootSchema,
    getDefaultFormState: (_schema: RJSFSchema, formData: unknown) => formData ?? {},
    retrieveSchema: (schema: RJSFSchema) => schema,
    sanitizeDataForNewSchema: (_new: RJSFSchema, _old: RJSFSchema, formData: unknown) => formData,
    omitExtraData: (_schema: RJSFSchema, formData: unknown) => formData,
    findFieldInSchema: (schema: RJSFSchema, [name]: readonly (string | number)[]) => ({
      field: name === undefined ? undefined : schema.properties?.[name],
      isRequired: false,
    }),
    // The frame of a field draws its label: a leaf of its own has none to rjsf, nor has an object.
    getDisplayLabel: () => false,
    isSelect: () => false,
    isMultiSelect: () => false,
    isFilesArray: () => false,
  };
}

// rjsf imports it so.
export { flatSchemaUtils as default };

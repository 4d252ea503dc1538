export { schemaFormats, schemaKeywords } from './schema/schema-words.ts';
export { toJsonSchema } from './schema/to-json-schema.ts';

import { fileURLToPath } from 'node:url';

/** One alias as Vite and Rollup's alias plugin take it. */
export interface ViteAlias {
  readonly find: RegExp;
  readonly replacement: string;
}

/**
 * Leaves out of a build what the engine never uses of rjsf: its default theme with the Markdown
 * parser, the algebra of `allOf`, `if` and `$ref`, the URI library, a general deep equality, the
 * definitions of ui schemas and the omission of extra data. The form works the same without these
 * aliases and is about 63 KB (brotli) heavier.
 */
export const rjsfAliases: readonly ViteAlias[] = [
  alias(/^\.\.\/getDefaultRegistry\.js$/, './stubs/default-registry.ts'),
  alias(/^\.\/createSchemaUtils\.js$/, './stubs/flat-schema-utils.ts'),
  alias(/^\.\/findSchemaDefinition\.js$/, './stubs/no-references.ts'),
  alias(/^\.\/resolveUiSchema\.js$/, './stubs/no-definitions.ts'),
  alias(/^\.\/(?:schemaHasNestedConditional|shouldRenderOptionalField)\.js$/, './stubs/never.ts'),
  alias(/^fast-equals$/, './stubs/deep-equal.ts'),
  alias(/^\.\/omitExtraData\.js$/, './stubs/no-extra-data.ts'),
];

function alias(find: RegExp, stub: string): ViteAlias {
  return { find, replacement: fileURLToPath(new URL(stub, import.meta.url)) };
}

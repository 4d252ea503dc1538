/** Replaces rjsf's `findSchemaDefinition` and its URI library: our schemas hold no `$ref`. */
export function noReferences(reference: string): never {
  throw new Error(
    `A schema refers to ${reference}, but this build of rjsf resolves no references. ` +
      'Take the aliases of engine/react/rjsf/rjsf-aliases.ts out of the build to draw such schemas.',
  );
}

// rjsf imports it so.
export { noReferences as default };

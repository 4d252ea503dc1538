/**
 * Replaces rjsf's `schemaHasNestedConditional` and `shouldRenderOptionalField`: our schemas hold no
 * `if` or `dependencies`, and no type of field is drawn as optional data.
 */
export function never(): false {
  return false;
}

// rjsf imports it so.
export { never as default };

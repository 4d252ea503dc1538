/** Installed by the bench itself, so the type check of the product must do without it. */
declare module '@rjsf/validator-ajv8' {
  import type { ValidatorType } from '@rjsf/utils';

  export function customizeValidator(): ValidatorType;
}

/** The bench itself installs the peers; these are the parts of their types that it uses. */
declare module '@rjsf/validator-ajv8' {
  import type { ValidatorType } from '@rjsf/utils';

  export function customizeValidator<T>(): ValidatorType<T>;
}

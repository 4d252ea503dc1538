/** A measure that a contestant failed, and how. */
export interface Failure {
  readonly contestant: string;
  readonly failure: string;
}

/** Tells a failure from a result. */
export function isFailure(result: object): result is Failure {
  return 'failure' in result;
}

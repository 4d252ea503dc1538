/** A failed measure of a contestant, with the reason. */
export interface Failure {
  readonly contestant: string;
  readonly failure: string;
}

/** Whether a result is a failure. */
export function isFailure(result: object): result is Failure {
  return 'failure' in result;
}

import { ApiFailure } from '../../api/transport/api-failure.ts';

/** Whether the server refused a call for lack of a signed-in user. */
export function isSignInRefusal(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.code === 'session.expired' || failure.code === 'sign-in.required')
  );
}

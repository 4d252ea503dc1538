import { ApiFailure } from '../../api/transport/api-failure.ts';

/** Whether the server refused a call because it knows no signed-in user by it. */
export function isSignInRefusal(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.code === 'session.expired' || failure.code === 'sign-in.required')
  );
}

import { createCell } from '../../../cell/cell.ts';
import { storedRequest } from './sign-in-record.ts';

/** The action of the dialog that was open when this page was reloaded; `null` once it is taken. */
const left = createCell<string | null>({
  server: null,
  start: () => {
    const request = storedRequest();
    return request?.path === location.pathname ? request.action : null;
  },
});

/**
 * Whether a reload interrupted the sign-in of an action, which its caller then requests again: the
 * request joins the dialog that is open. True once.
 */
export function takeResumedAction(action: string): boolean {
  const isLeft = left.value() === action;
  if (isLeft) left.change(null);
  return isLeft;
}

import { navigate } from 'wouter/use-browser-location';

import { markOf } from './history-mark.ts';

/** Goes to the previous page; to `/` when the site was entered here. */
export function goBack(): void {
  const mark = markOf(history.state);
  if (mark !== null && mark.index > 0) history.back();
  else navigate('/', { replace: true });
}

import { navigate } from 'wouter/use-browser-location';

import { markOf } from './history-mark.ts';

/** The page before this one; `/` for somebody who came here straight from elsewhere. */
export function goBack(): void {
  const mark = markOf(history.state);
  if (mark !== null && mark.place > 0) history.back();
  else navigate('/', { replace: true });
}

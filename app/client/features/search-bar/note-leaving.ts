import type { FocusEvent } from 'react';

import { sendToSearchBar } from './search-bar.ts';

/** Notifies the bar when the focus leaves it; a move between its parts does not count. */
export function noteLeaving(event: FocusEvent<HTMLInputElement | HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  if (form?.contains(event.relatedTarget) !== true) sendToSearchBar({ type: 'left' });
}

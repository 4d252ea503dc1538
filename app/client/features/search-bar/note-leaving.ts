import type { FocusEvent } from 'react';

import { sendToSearchBar } from './search-bar.ts';

/** Tells the bar that the focus went out of it; between its parts is not out. */
export function noteLeaving(event: FocusEvent<HTMLInputElement | HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  if (form?.contains(event.relatedTarget) !== true) sendToSearchBar({ type: 'left' });
}

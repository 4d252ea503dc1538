import type { FocusEvent } from 'react';

/** Marks an element as a part of the field `id`: moving among its parts is not leaving it. */
export function partOf(id: string): { readonly 'data-part-of': string } {
  return { 'data-part-of': id };
}

/** Whether the focus has gone out of every part of the field. */
export function hasLeft(event: FocusEvent, id: string): boolean {
  const next = event.relatedTarget;
  if (!(next instanceof Element)) return true;
  return next.closest('[data-part-of]')?.getAttribute('data-part-of') !== id;
}

/** Labels of a dialog's own buttons. */
export const dialogWords = {
  close: 'Close',
  back: 'Back',
  confirm: 'Confirm',
  cancel: 'Cancel',
} as const;

/** The progress bars for screen readers. */
export function stepName({ now, all }: { readonly now: number; readonly all: number }): string {
  return `Step ${now} of ${all}`;
}

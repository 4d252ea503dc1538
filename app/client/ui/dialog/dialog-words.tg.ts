/** Labels of a dialog's own buttons. */
export const dialogWords = {
  close: 'Пӯшидан',
  back: 'Бозгашт',
  confirm: 'Тасдиқ кардан',
  cancel: 'Бекор кардан',
} as const;

/** The progress bars for screen readers. */
export function stepName({ now, all }: { readonly now: number; readonly all: number }): string {
  return `Қадами ${now} аз ${all}`;
}

/** Labels of a dialog's own buttons. */
export const dialogWords = {
  close: 'Закрыть',
  back: 'Назад',
  confirm: 'Подтвердить',
  cancel: 'Отмена',
} as const;

/** The progress bars for screen readers. */
export function stepName({ now, all }: { readonly now: number; readonly all: number }): string {
  return `Шаг ${now} из ${all}`;
}

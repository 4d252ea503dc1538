/** Names of a dialog's own buttons. */
export const dialogWords = {
  close: 'Закрыть',
  back: 'Назад',
  confirm: 'Подтвердить',
  cancel: 'Отмена',
} as const;

/** What the marks of progress say to a reader. */
export function stepName({ now, all }: { readonly now: number; readonly all: number }): string {
  return `Шаг ${now} из ${all}`;
}

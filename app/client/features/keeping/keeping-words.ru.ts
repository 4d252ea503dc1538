/** Texts of the controls that keep an ad. */
export const keepingWords = {
  like: 'В избранное',
  unlike: 'Убрать из избранного',
  compare: 'Добавить к сравнению',
  compareShort: 'Сравнить',
  uncompare: 'Убрать из сравнения',
  liked: 'Добавлено в избранное',
  unliked: 'Удалено из избранного',
  compared: 'Добавлено к сравнению',
  uncompared: 'Убрано из сравнения',
  open: 'Открыть',
  undo: 'Вернуть',
  retry: 'Повторить',
  addNote: 'Добавить заметку',
  changeNote: 'Изменить заметку',
  note: 'Заметка',
  noteHint: 'Заметка видна только вам',
  more: 'Ещё действия',
  share: 'Поделиться',
  removeFavorite: 'Удалить из избранного',
  save: 'Сохранить',
  noteSaved: 'Сохранено',
} as const;

/** The note of a favourite, for screen readers. */
export function noteText(note: string): string {
  return `${keepingWords.note}: ${note}`;
}

/** What follows the name of a list for screen readers: its length, and the new ads of searches. */
export function labelOf(count: number, newCount: number): string {
  const length = count === 0 ? '' : `: ${count}`;
  return newCount === 0 ? length : `${length}, новых объявлений по поискам: ${newCount}`;
}

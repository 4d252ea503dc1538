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

/** Texts of the controls that keep an ad. */
export const keepingWords = {
  like: 'Ба интихобшуда',
  unlike: 'Аз интихобшуда гирифтан',
  compare: 'Ба муқоиса илова кардан',
  compareShort: 'Муқоиса кардан',
  uncompare: 'Аз муқоиса гирифтан',
  liked: 'Ба интихобшуда илова шуд',
  unliked: 'Аз интихобшуда гирифта шуд',
  compared: 'Ба муқоиса илова шуд',
  uncompared: 'Аз муқоиса гирифта шуд',
  open: 'Кушодан',
  undo: 'Баргардондан',
  retry: 'Такрор кардан',
  addNote: 'Қайд илова кардан',
  changeNote: 'Қайдро тағйир додан',
  note: 'Қайд',
  noteHint: 'Қайдро танҳо шумо мебинед',
  more: 'Амалҳои дигар',
  share: 'Фиристодан',
  removeFavorite: 'Аз интихобшуда нест кардан',
  save: 'Нигоҳ доштан',
  noteSaved: 'Нигоҳ дошта шуд',
} as const;

/** The note of a favourite, for screen readers. */
export function noteText(note: string): string {
  return `${keepingWords.note}: ${note}`;
}

/** What follows the name of a list for screen readers: its length, and the new ads of searches. */
export function labelOf(count: number, newCount: number): string {
  const length = count === 0 ? '' : `: ${count}`;
  return newCount === 0 ? length : `${length}, эълонҳои нав аз рӯи ҷустуҷӯҳо: ${newCount}`;
}

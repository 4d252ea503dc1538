/** Texts of saved searches. */
export const savedWords = {
  save: 'Ҷустуҷӯро сабт кардан',
  saving: 'Сабт мешавад…',
  saved: 'Ҷустуҷӯ сабт шуд',
  known: 'Ин ҷустуҷӯ аллакай сабт шудааст',
  undo: 'Бекор кардан',
  open: 'Кушодан',
  retry: 'Такрор кардан',
  offer: 'Вақте пайдо шавад, хабар диҳед',
  plainOffer: 'Эълонҳои нави ин ҷустуҷӯ — на бештар аз як бор дар рӯз.',
  searches: 'Ҷустуҷӯҳои сабтшуда',
  alerts: 'Дар бораи навҳо хабар додан',
  more: 'Амалҳо бо ҷустуҷӯ',
  rename: 'Номро иваз кардан',
  name: 'Ном',
  nameMissing: 'Номро нависед',
  store: 'Сабт кардан',
  remove: 'Нест кардан',
  removed: 'Ҷустуҷӯ нест карда шуд',
  restore: 'Баргардонидан',
  emptyTitle: 'Ҷустуҷӯи сабтшуда нест',
  emptyText:
    'Дар натиҷаҳо «Ҷустуҷӯро сабт кардан»-ро пахш кунед — эълонҳои нав ин ҷо намоён мешаванд.',
  look: 'Ҷустуҷӯ кардан',
  guestTitle: 'Барои сабти ҷустуҷӯҳо ворид шавед',
  guestText: 'Нишон медиҳем, ки аз рӯйи ҳар кадомаш чанд эълони нав пайдо шуд.',
  signIn: 'Ворид шудан',
  signInToSave: 'Барои сабти ҷустуҷӯ ворид шавед',
} as const;

/** «3 нав»; of a hundred and more «99+ нав». */
export function newCount(count: number): string {
  return `${count > 99 ? '99+' : count}\u00A0нав`;
}

/** The text of the offer for a query. */
export function offerOf(query: string): string {
  return `«${query}» — на бештар аз як бор дар рӯз.`;
}

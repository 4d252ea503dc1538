import { countText } from '../../ui/plural/count-text.ts';

/** Texts of saved searches (SCREENS §2, «nothing exact»). */
export const savedWords = {
  save: 'Сохранить поиск',
  saving: 'Сохраняем…',
  saved: 'Поиск сохранён',
  known: 'Этот поиск уже сохранён',
  undo: 'Отменить',
  open: 'Открыть',
  retry: 'Повторить',
  offer: 'Сообщить, когда появится',
  plainOffer: 'Новые объявления этого поиска — не чаще раза в день.',
  searches: 'Сохранённые поиски',
  alerts: 'Сообщать о новых',
  more: 'Действия с поиском',
  rename: 'Переименовать',
  name: 'Название',
  nameMissing: 'Введите название',
  store: 'Сохранить',
  remove: 'Удалить',
  removed: 'Поиск удалён',
  restore: 'Вернуть',
  emptyTitle: 'Сохранённых поисков нет',
  emptyText: 'Нажмите «Сохранить поиск» в результатах — новые объявления будут видны здесь.',
  look: 'Начать поиск',
  guestTitle: 'Войдите, чтобы сохранять поиски',
  guestText: 'Покажем, сколько новых объявлений появилось по каждому из них.',
  signIn: 'Войти',
  signInToSave: 'Войдите, чтобы сохранить поиск',
} as const;

const NEW = { one: 'новое', few: 'новых', many: 'новых' } as const;

/** «3 новых»; of a hundred and more «99+ новых». */
export function newCount(count: number): string {
  return count > 99 ? '99+\u00A0новых' : countText(count, NEW);
}

/** The text of the offer for a query. */
export function offerOf(query: string): string {
  return `«${query}» — не чаще раза в день.`;
}

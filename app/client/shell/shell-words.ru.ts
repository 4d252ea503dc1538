/** Working name of the product. */
const NAME = 'Бозор';

/** Texts around every page (SCREENS §1). */
export const shellWords = {
  name: NAME,
  home: `${NAME}, на главную`,
  skip: 'К содержанию',
  back: 'Назад',
  categories: 'Категории',
  waiting: 'Загружаем разделы…',
  loading: 'Загружаем страницу…',
  enter: 'Войти',
  place: 'Разместить',
  profile: 'Профиль',
  editProfile: 'Управление профилем',
  myAds: 'Мои объявления',
  devices: 'Ваши устройства',
  settings: 'Настройки',
  favorites: 'Избранное',
  comparisons: 'Сравнение',
  notifications: 'Уведомления',
  chats: 'Чаты',
  leave: 'Выйти',
  sections: 'Разделы сайта',
  main: 'Главная',
  lab: 'Лаборатория форм',
  offline: 'Нет соединения. Показываем сохранённое',
  away: 'Сервер недоступен. Скоро продолжим сами',
  noConnection: 'Нет соединения',
  noConnectionLead: 'Проверьте интернет. Страница обновится сама.',
} as const;

/** Longest user name that the header shows in full (spec §9). */
const NAME_SHOWN = 8;

/** A user's name shortened for the header: eight characters and an ellipsis. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > NAME_SHOWN ? `${letters.slice(0, NAME_SHOWN).join('')}...` : name;
}

/** Title of the browser's tab. */
export function pageTitle(title: string): string {
  return `${title} — ${NAME}`;
}

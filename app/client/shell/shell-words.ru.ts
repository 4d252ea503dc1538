/** The product's working name. */
const NAME = 'Бозор';

/** Sentences of what stands around every page (SCREENS §1). */
export const shellWords = {
  name: NAME,
  home: `${NAME}, на главную`,
  skip: 'К содержанию',
  back: 'Назад',
  categories: 'Категории',
  waiting: 'Загружаем разделы…',
  enter: 'Войти',
  place: 'Разместить',
  profile: 'Профиль',
  myAds: 'Мои объявления',
  leave: 'Выйти',
  sections: 'Разделы сайта',
  allSections: 'Разделы объявлений',
  main: 'Главная',
  about: 'Объявления по всему Таджикистану: машины, жильё, работа, вещи и услуги.',
  lab: 'Лаборатория форм',
  offline: 'Нет соединения. Показываем сохранённое',
  away: 'Сервер недоступен. Скоро продолжим сами',
  online: 'Соединение восстановлено',
  noConnection: 'Нет соединения',
  noConnectionLead: 'Проверьте интернет. Страница обновится сама.',
} as const;

/** Longest user name that the header shows whole (spec §9). */
const NAME_SHOWN = 8;

/** A user's name as the header has room for: eight characters and three dots. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > NAME_SHOWN ? `${letters.slice(0, NAME_SHOWN).join('')}...` : name;
}

/** The title of a browser's tab. */
export function pageTitle(title: string): string {
  return `${title} — ${NAME}`;
}

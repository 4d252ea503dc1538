/** Working name of the product. */
const NAME = 'Бозор';

/** Texts around every page. */
export const shellWords = {
  name: NAME,
  home: `${NAME}, ба саҳифаи асосӣ`,
  skip: 'Ба муҳтаво',
  back: 'Бозгашт',
  categories: 'Категорияҳо',
  waiting: 'Бахшҳо бор мешаванд…',
  loading: 'Саҳифа бор мешавад…',
  enter: 'Даромадан',
  place: 'Эълон додан',
  profile: 'Профил',
  editProfile: 'Идораи профил',
  myAds: 'Эълонҳои ман',
  devices: 'Дастгоҳҳои шумо',
  settings: 'Танзимот',
  favorites: 'Интихобшуда',
  comparisons: 'Муқоиса',
  notifications: 'Огоҳиномаҳо',
  chats: 'Чатҳо',
  leave: 'Баромадан',
  sections: 'Бахшҳои сомона',
  main: 'Асосӣ',
  lab: 'Озмоишгоҳи формаҳо',
  offline: 'Пайвастшавӣ нест. Захираро нишон медиҳем',
  away: 'Сервер дастрас нест. Зуд идома медиҳем',
  noConnection: 'Пайвастшавӣ нест',
  noConnectionLead: 'Интернетро санҷед. Саҳифа нав мешавад.',
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

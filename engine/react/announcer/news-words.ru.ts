import type { NewsWords } from '../catalogue/words.ts';
import { pluralIn } from '../plural-in.ts';

const plural = pluralIn('ru');
const VALUES = { one: 'значение', few: 'значения', many: 'значений', other: 'значения' };

/** What is announced of a page that changes by itself. */
export const NEWS_WORDS: NewsWords = {
  appeared: (names: readonly string[]) => {
    const quoted = names.map((name) => `«${name}»`).join(', ');
    return names.length === 1 ? `Появилось поле ${quoted}` : `Появились поля: ${quoted}`;
  },
  loading: (name: string) => `Загружаем список: ${name}`,
  ready: (name: string, count: number) =>
    `Список загружен: ${name}, ${count} ${plural(count, VALUES)}`,
  empty: (name: string) => `Список пуст: ${name}`,
  failed: (name: string) => `Не удалось загрузить список: ${name}`,
};

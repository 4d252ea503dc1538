import type { DropdownWords } from '../catalogue/words.ts';

/** Words of a dropdown. */
export const DROPDOWN_WORDS: DropdownWords = {
  search: 'Найти…',
  clear: 'Очистить',
  done: 'Готово',
  incomplete: 'Показаны не все значения',
  digits: '0–9',
  otherSigns: '#',
  /** «Toyota, Hyundai, ещё 2». */
  chosen: (names, more) => {
    const list = names.join(', ');
    return more === 0 ? list : `${list}, ещё ${more}`;
  },
  nothingFound: (query) => `По запросу «${query}» ничего нет. Проверьте написание.`,
  found: (count) => `Найдено: ${count}`,
  /** Cyrillic before Latin, ё beside е. */
  compare: new Intl.Collator('ru', { numeric: true }).compare,
};

import type { ChoiceWords } from '../catalogue/words.ts';

/** Words that all choices share. */
export const CHOICE_WORDS: ChoiceWords = {
  loading: 'Загружаем…',
  empty: 'Список пуст',
  idle: 'Сначала выберите значение выше',
  notChosen: 'Не выбрано',
  popular: 'Популярные',
  rest: 'Остальные',
  showAll: 'Показать все',
  showMore: (count) => `Показать ещё ${count}`,
  showLess: 'Свернуть',
};

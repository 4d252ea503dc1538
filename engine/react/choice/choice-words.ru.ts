/** Words all choices say. */
export const CHOICE_WORDS = {
  loading: 'Загружаем…',
  empty: 'Список пуст',
  idle: 'Сначала выберите значение выше',
  notChosen: 'Не выбрано',
  popular: 'Популярные',
  rest: 'Остальные',
  showAll: 'Показать все',
  showMore: 'Показать ещё',
  showLess: 'Свернуть',
} as const;

import type { Difference } from '@bozor/form-engine/trace';

/** Kinds of differences; the values are shown beside them. */
export const differenceNames: Readonly<Record<Difference['code'], string>> = {
  'value.other': 'Другое значение',
  'value.missing': 'Значения нет, а должно быть',
  'value.kept': 'Значение осталось, а должно было исчезнуть',
  'value.unexpected': 'Значение появилось, хотя не ожидалось',
  'value.gone': 'Значение исчезло, хотя должно было остаться',
  'load.other': 'Запрошен другой список',
  'load.missing': 'Список не запрошен',
  'load.unexpected': 'Запрошен лишний список',
  'diagnostic.other': 'Другая странность определения',
  'diagnostic.missing': 'Странность определения не найдена',
  'diagnostic.unexpected': 'Лишняя странность определения',
  'key.unknown': 'Такого поля нет',
  'load.unasked': 'Такого списка форма не запрашивала',
  'load.late': 'Этого списка форма уже не ждёт',
};

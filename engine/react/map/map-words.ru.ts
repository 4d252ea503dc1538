import type { Point } from '../../definition/field-definition.ts';
import type { MapWords } from '../catalogue/words.ts';

/** Words of a place on the map. */
export const MAP_WORDS: MapWords = {
  title: 'Место на карте',
  choose: 'Выбрать на карте',
  hint: 'Передвиньте карту, чтобы метка указала место',
  map: 'Карта: стрелки двигают, плюс и минус меняют масштаб',
  mine: 'Моё место',
  closer: 'Приблизить',
  farther: 'Отдалить',
  refused: 'Разрешите доступ к местоположению в настройках браузера или найдите место на карте.',
  unfound: 'Местоположение не определилось, найдите место на карте.',
  search: 'Город или район',
  unknown: 'Такого города или района нет.',
  address: 'Адрес',
  cancel: 'Отмена',
  save: 'Сохранить',
  failed: 'Карта не загрузилась.',
  retry: 'Повторить',
  loading: 'Загружаем карту…',
  offline: 'Карта недоступна без сети.',
  clearName: (field: string) => `Очистить: ${field}`,
  /** `Точка без адреса: 38,56; 68,78`. */
  noAddress: ({ latitude, longitude }: Point) =>
    `Точка без адреса: ${degrees(latitude)}; ${degrees(longitude)}`,
};

const DEGREES = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 });

function degrees(value: number): string {
  return DEGREES.format(value);
}

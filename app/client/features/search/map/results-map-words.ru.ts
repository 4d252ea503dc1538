import { adsCount } from '../../../ui/ads-count/ads-count.ru.ts';
import { numberText } from '../../../ui/plural/count-text.ts';

/** Texts of the results on a map. */
export const resultsMapWords = {
  open: 'Показать на карте',
  /** The same where there is no room. */
  openShort: 'На карте',
  close: 'Показать списком',
  closeShort: 'Списком',
  loading: 'Загружаем карту с объявлениями…',
  failed: 'Не удалось загрузить объявления на карте.',
  failedMap: 'Карта не загрузилась. Объявления есть в списке.',
  retry: 'Повторить',
  nothing: 'На этой части карты объявлений нет.',
  nowhere: 'У найденных объявлений не указано место на карте.',
  all: 'Показать все',
  map: 'Результаты на карте',
  closePanel: 'Закрыть',
  gone: 'Этих объявлений здесь больше нет.',
  /** «На этой части карты: 12 объявлений». */
  count: (count: number) => `На этой части карты: ${adsCount(count)}`,
  /** Of the results that are only in the list. */
  unplaced: (count: number) => `Ещё ${numberText(count)} без места на карте`,
  /** Heading of the ads of one place: «12 объявлений здесь». */
  here: (count: number) => `${adsCount(count)} здесь`,
  /** Of more ads than are shown. */
  latest: (shown: number) => `Показаны последние ${shown}. Приблизьте карту или уточните фильтры.`,
} as const;

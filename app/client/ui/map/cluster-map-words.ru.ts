import { adsCount } from '../ads-count/ads-count.ru.ts';

/** Texts of a map with ads. */
export const clusterMapWords = {
  map: 'Карта объявлений: стрелки двигают, плюс и минус меняют масштаб',
  closer: 'Приблизить',
  farther: 'Отдалить',
  /** Name of a marker of several ads: «12 объявлений». */
  several: adsCount,
  /** Name of a marker of one ad: «Toyota Camry, 265 000 с.». */
  one: (title: string, price: string | null) => (price === null ? title : `${title}, ${price}`),
  /** Text of a marker without a price. */
  noPrice: '1',
} as const;

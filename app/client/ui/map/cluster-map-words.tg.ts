import { adsCount } from '../ads-count/ads-count.tg.ts';

/** Texts of a map with ads. */
export const clusterMapWords = {
  map: 'Харитаи эълонҳо: тирчаҳо онро ҷунбонда, плюс ва минус миқёсро тағйир медиҳанд',
  closer: 'Наздик кардан',
  farther: 'Дур кардан',
  /** Name of a marker of several ads: «12 эълон». */
  several: adsCount,
  /** Name of a marker of one ad: «Toyota Camry, 265 000 с.». */
  one: (title: string, price: string | null) => (price === null ? title : `${title}, ${price}`),
  /** Text of a marker without a price. */
  noPrice: '1',
} as const;

import { numberText } from '../plural/count-text.ts';
import { clusterMapWords } from './cluster-map-words.ru.ts';
import type { MapCluster } from './map-cluster.ts';

/** What a marker shows: the number of its ads, or the price of its only one. */
export function clusterText({ count, ad }: MapCluster): string {
  return ad === null ? numberText(count) : (ad.price ?? clusterMapWords.noPrice);
}

/** Words of an ad's card. */
export const adCardWords = {
  vip: 'VIP',
  premium: 'Премиум',
  own: 'Эълони шумо',
  seen: 'Дидашуда',
} as const;

/** The number of photos for screen readers; visually it is an icon and a number. */
export function photosText(count: number): string {
  return `Аксҳо: ${count}`;
}

/** «аз соли 2021», from the day a seller joined. */
export function sellerSince(day: string): string {
  return `аз соли ${day.slice(0, 4)}`;
}

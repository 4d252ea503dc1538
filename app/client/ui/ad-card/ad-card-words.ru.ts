/** Words of an ad's card. */
export const adCardWords = {
  vip: 'VIP',
  premium: 'Премиум',
  own: 'Ваше объявление',
  seen: 'Просмотрено',
} as const;

/** The number of photos for screen readers; visually it is an icon and a number. */
export function photosText(count: number): string {
  return `Фото: ${count}`;
}

/** «с 2021 года», from the day a seller joined. */
export function sellerSince(day: string): string {
  return `с ${day.slice(0, 4)} года`;
}

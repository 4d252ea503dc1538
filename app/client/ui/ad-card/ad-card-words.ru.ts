/** Words of an ad's card. */
export const adCardWords = {
  vip: 'VIP',
  premium: 'Премиум',
  own: 'Ваше объявление',
  seen: 'Просмотрено',
} as const;

/** Says how many photos there are: the eye has a picture and a number. */
export function photosText(count: number): string {
  return `Фото: ${count}`;
}

/** «с 2021 года», from the day a seller came. */
export function sellerSince(day: string): string {
  return `с ${day.slice(0, 4)} года`;
}

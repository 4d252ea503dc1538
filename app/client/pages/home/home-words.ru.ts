/** Sentences of the first page. */
export const homeWords = {
  title: 'Объявления по всему Таджикистану',
  intro:
    'Одиннадцать разделов. У каждого — форма продавца и фильтр посетителя, собранные из определений сервера.',
  ad: 'Форма',
  filter: 'Фильтр',
  failed: 'Не удалось загрузить разделы. Проверьте соединение и повторите.',
  retry: 'Повторить',
} as const;

/** Names the link to a seller's form. */
export function openAd(subcategory: string): string {
  return `Форма: ${subcategory}`;
}

/** Names the link to a visitor's filter. */
export function openFilter(subcategory: string): string {
  return `Фильтр: ${subcategory}`;
}

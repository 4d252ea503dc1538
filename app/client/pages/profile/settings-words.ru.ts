/** Texts of the settings. */
export const settingsWords = {
  notifications: 'Уведомления',
  searches: 'Сохранённые поиски',
  searchesNote: 'Новые объявления по вашим запросам',
  account: 'Аккаунт',
} as const;

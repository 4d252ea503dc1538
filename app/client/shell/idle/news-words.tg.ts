/** Toasts about the session and the connection: no first view needs them. */
export const newsWords = {
  expired: 'Муҳлати воридшавӣ гузашт. Бори дигар дароед.',
  online: 'Пайвастшавӣ барқарор шуд',
} as const;

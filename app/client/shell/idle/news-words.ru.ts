/** Toasts about the session and the connection: no first view needs them. */
export const newsWords = {
  expired: 'Вход устарел. Войдите ещё раз.',
  online: 'Соединение восстановлено',
} as const;

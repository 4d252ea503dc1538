/** Messages of a call that failed without a refusal from the server. */
export const failureTexts = {
  network: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  answer: 'Сервер ответил непонятно. Попробуйте ещё раз чуть позже.',
} as const;

/** Whether the pages show the server's sentences, which are Russian. */
export const isServersLanguage: boolean = true;

/** What a person reads when a call failed without a refusal of the server's own. */
export const failureTexts = {
  network: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  answer: 'Сервер ответил непонятно. Попробуйте ещё раз чуть позже.',
} as const;

/** Messages of a call that failed without a refusal from the server. */
export const failureTexts = {
  network: 'No connection to the server. Check the network and try again.',
  answer: 'The answer of the server is not understood. Try again a little later.',
} as const;

/** Whether the pages show the server's sentences, which are Russian. */
export const isServersLanguage: boolean = true;

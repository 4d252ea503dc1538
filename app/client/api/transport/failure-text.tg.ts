/** Messages of a call that failed without a refusal from the server. */
export const failureTexts = {
  network: 'Бо сервер алоқа нест. Интернетро санҷед ва бори дигар кӯшиш кунед.',
  answer: 'Ҷавоби сервер нофаҳмост. Каме баъдтар бори дигар кӯшиш кунед.',
} as const;

/** Whether the pages show the server's sentences, which are Russian. */
export const isServersLanguage: boolean = false;

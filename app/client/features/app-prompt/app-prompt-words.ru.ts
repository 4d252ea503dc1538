/** Texts of the offer to install the app (spec §2; SCREENS §3). */
export const appPromptWords = {
  title: 'Бозор удобнее в приложении',
  lead: 'Сообщения и ответы приходят сразу',
  installApp: 'Установить приложение',
  skip: 'Пропустить',
} as const;

/** Texts of the offer to install the app (spec §2; SCREENS §3). */
export const appPromptWords = {
  title: 'Бозор удобнее в приложении',
  lead: 'Сообщения и ответы приходят сразу',
  installApp: 'Установить приложение',
  skip: 'Пропустить',
  banner: 'Установите приложение',
  name: 'Бозор',
  bannerLead: 'Быстрый доступ к объявлениям и уведомлениям',
  install: 'Установить',
  close: 'Закрыть',
} as const;

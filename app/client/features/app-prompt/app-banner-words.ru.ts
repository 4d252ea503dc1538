/** Texts of the banner above the header (spec §2). Those of the dialog load with it. */
export const appBannerWords = {
  banner: 'Установите приложение',
  name: 'Бозор',
  bannerLead: 'Быстрый доступ к объявлениям и уведомлениям',
  install: 'Установить',
  close: 'Закрыть',
} as const;

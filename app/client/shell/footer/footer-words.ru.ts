/** Texts of the footer (SCREENS §1). */
export const footerWords = {
  about: 'Объявления по всему Таджикистану: машины, жильё, работа, вещи и услуги.',
  help: 'Помощь и правила',
  safety: 'Безопасность',
  agreement: 'Пользовательское соглашение',
  networks: 'Мы в соцсетях',
  photoNetwork: 'Мы в соцсети с фотографиями',
  messenger: 'Мы в мессенджере',
  code: 'QR-код: скачать приложение',
  appStore: 'App Store',
  googlePlay: 'Google Play',
} as const;

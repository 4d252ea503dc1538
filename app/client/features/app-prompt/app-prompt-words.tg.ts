/** Texts of the offer to install the app. */
export const appPromptWords = {
  title: 'Бозор дар барнома қулайтар аст',
  lead: 'Паёмҳо ва ҷавобҳо дарҳол мерасанд',
  installApp: 'Насб кардани барнома',
  skip: 'Гузаштан',
  banner: 'Барномаро насб кунед',
  name: 'Бозор',
  bannerLead: 'Дастрасии зуд ба эълонҳо ва огоҳиномаҳо',
  install: 'Насб кардан',
  close: 'Пӯшидан',
} as const;

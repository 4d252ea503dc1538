/** Texts of the offer to install the app. */
export const appPromptWords = {
  title: 'Бозор дар барнома қулайтар аст',
  lead: 'Паёмҳо ва ҷавобҳо дарҳол мерасанд',
  installApp: 'Насб кардани барнома',
  skip: 'Гузаштан',
} as const;

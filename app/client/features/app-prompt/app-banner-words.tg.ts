/** Texts of the banner above the header (spec §2). Those of the dialog load with it. */
export const appBannerWords = {
  banner: 'Барномаро насб кунед',
  name: 'Бозор',
  bannerLead: 'Дастрасии зуд ба эълонҳо ва огоҳиномаҳо',
  install: 'Насб кардан',
  close: 'Пӯшидан',
} as const;

/** Texts of the footer. */
export const footerWords = {
  about: 'Эълонҳо дар тамоми Тоҷикистон: мошинҳо, манзил, кор, ашё ва хизматрасонӣ.',
  help: 'Ёрӣ ва қоидаҳо',
  safety: 'Бехатарӣ',
  agreement: 'Созишномаи истифодабаранда',
  networks: 'Мо дар шабакаҳои иҷтимоӣ',
  photoNetwork: 'Мо дар шабакаи аксҳо',
  messenger: 'Мо дар мессенҷер',
  code: 'Рамзи QR: боргирии барнома',
  appStore: 'App Store',
  googlePlay: 'Google Play',
} as const;

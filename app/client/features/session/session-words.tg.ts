/** Texts of signing out. */
export const sessionWords = {
  question: 'Шумо дар ҳақиқат мехоҳед аз ҳисоби худ бароед?',
  leave: 'Баромадан',
} as const;

/** Texts of signing out (spec §2, «Logout»). */
export const sessionWords = {
  question: 'Вы уверены, что хотите выйти из аккаунта?',
  leave: 'Выйти',
} as const;

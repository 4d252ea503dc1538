/** Texts of a success (spec §2, «Global modals»). */
export const successWords = {
  profile: 'Профиль успешно обновлен',
  payment: 'Платеж успешно подтвержден',
  close: 'Закрыть',
} as const;

import type { ComplaintReason } from '../../../../contract/plain.ts';

/** Texts of a complaint (SCREENS, «Report»). */
export const complaintWords = {
  title: 'Что не так?',
  reason: 'Продавец не узнает, кто пожаловался.',
  details: 'Подробности, если нужно',
  noReason: 'Выберите причину',
  send: 'Отправить',
  sent: 'Спасибо, мы проверим',
  cancel: 'Отмена',
} as const;

/** Names of the reasons. */
export const reasonTexts: Readonly<Record<ComplaintReason, string>> = {
  FRAUD: 'Это обман',
  SOLD: 'Вещь уже продана',
  WRONG_CATEGORY: 'Неверный раздел',
  FORBIDDEN: 'Запрещённый товар',
  OTHER: 'Другое',
};

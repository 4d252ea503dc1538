import type { ComplaintReason } from '../../../../contract/plain.ts';

/** Texts of a complaint (SCREENS, «Report»). */
export const complaintWords = {
  title: 'Чӣ нодуруст аст?',
  reason: 'Фурӯшанда намедонад, ки кӣ шикоят кард.',
  details: 'Тафсилот, агар лозим бошад',
  noReason: 'Сабабро интихоб кунед',
  send: 'Фиристодан',
  sent: 'Ташаккур, мо месанҷем',
  cancel: 'Бекор кардан',
} as const;

/** Names of the reasons. */
export const reasonTexts: Readonly<Record<ComplaintReason, string>> = {
  FRAUD: 'Ин фиреб аст',
  SOLD: 'Ашё аллакай фурӯхта шуд',
  WRONG_CATEGORY: 'Бахши нодуруст',
  FORBIDDEN: 'Моли мамнуъ',
  OTHER: 'Дигар',
};

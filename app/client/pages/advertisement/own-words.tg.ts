import { DELETED_DAYS } from '../../../contract/plain.ts';
import type { AdStatusName } from '../../ui/status-badge/status-words.ru.ts';

const TO_OTHERS = 'Он дар ҷустуҷӯ нест, дигарон танҳо ном, нарх ва акси якумро мебинанд.';

/** Why one's own ad is not in the lists, and who may see it; `null` for a published one. */
export const ownNotes: Readonly<Record<AdStatusName, string | null>> = {
  PUBLISHED: null,
  IN_MODERATION: 'Эълонро месанҷем. Ҳоло онро танҳо шумо мебинед.',
  REJECTED: 'Эълон аз санҷиш нагузашт. Онро танҳо шумо мебинед.',
  HIDDEN: `Шумо эълонро аз нашр гирифтед. ${TO_OTHERS}`,
  SOLD: `Шумо қайд кардед, ки ашё фурӯхта шуд. ${TO_OTHERS}`,
  EXPIRED: `Муҳлати нашр гузашт. ${TO_OTHERS}`,
  DELETED: `Шумо эълонро нест кардед. Онро ${DELETED_DAYS} рӯз баргардондан мумкин аст.`,
};

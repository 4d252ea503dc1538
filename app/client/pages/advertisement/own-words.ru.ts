import { DELETED_DAYS } from '../../../contract/plain.ts';
import type { AdStatusName } from '../../ui/status-badge/status-words.ru.ts';

const TO_OTHERS = 'В поиске его нет, остальные видят только название, цену и первое фото.';

/** Why one's own ad is not in the lists, and who may see it; `null` for a published one. */
export const ownNotes: Readonly<Record<AdStatusName, string | null>> = {
  PUBLISHED: null,
  IN_MODERATION: 'Проверяем объявление. Пока его видите только вы.',
  REJECTED: 'Объявление не прошло проверку. Его видите только вы.',
  HIDDEN: `Вы сняли объявление с публикации. ${TO_OTHERS}`,
  SOLD: `Вы отметили, что вещь продана. ${TO_OTHERS}`,
  EXPIRED: `Срок публикации истёк. ${TO_OTHERS}`,
  DELETED: `Вы удалили объявление. Вернуть его можно ${DELETED_DAYS} дней.`,
};

import type { IconName } from '../icon/icon-name.ts';

/** Names of an ad's statuses (spec §4), and of a hidden ad that was sold. */
export type AdStatusName =
  | 'IN_MODERATION'
  | 'PUBLISHED'
  | 'HIDDEN'
  | 'EXPIRED'
  | 'REJECTED'
  | 'DELETED'
  | 'SOLD';

interface StatusVariant {
  readonly text: string;
  readonly icon: IconName;
  readonly tone: 'good' | 'waiting' | 'bad' | 'quiet';
}

/** Variant of each status (DESIGN §7, «Status badge»). */
export const statusVariants: Readonly<Record<AdStatusName, StatusVariant>> = {
  IN_MODERATION: { text: 'На модерации', icon: 'clock', tone: 'waiting' },
  PUBLISHED: { text: 'Опубликовано', icon: 'check', tone: 'good' },
  HIDDEN: { text: 'Скрыто', icon: 'eyeoff', tone: 'quiet' },
  EXPIRED: { text: 'Срок истёк', icon: 'clock', tone: 'quiet' },
  REJECTED: { text: 'Отклонено', icon: 'alert', tone: 'bad' },
  SOLD: { text: 'Продано', icon: 'check', tone: 'quiet' },
  DELETED: { text: 'Удалено', icon: 'trash', tone: 'quiet' },
};

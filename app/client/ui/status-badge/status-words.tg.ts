import type { IconName } from '../icon/icon-name.ts';

/** Names of an ad's statuses (spec §4). */
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

/** Variant of each status. */
export const statusVariants: Readonly<Record<AdStatusName, StatusVariant>> = {
  IN_MODERATION: { text: 'Дар санҷиш', icon: 'clock', tone: 'waiting' },
  PUBLISHED: { text: 'Нашр шуд', icon: 'check', tone: 'good' },
  HIDDEN: { text: 'Пинҳон', icon: 'eyeoff', tone: 'quiet' },
  EXPIRED: { text: 'Муҳлат гузашт', icon: 'clock', tone: 'quiet' },
  REJECTED: { text: 'Рад шуд', icon: 'alert', tone: 'bad' },
  DELETED: { text: 'Нест шуд', icon: 'trash', tone: 'quiet' },
  SOLD: { text: 'Фурӯхта шуд', icon: 'check', tone: 'quiet' },
};

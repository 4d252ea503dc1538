import type { MyAdCard } from '../../../contract/index.ts';
import { DELETED_DAYS } from '../../../contract/plain.ts';
import { dayText } from '../../ui/day/day-text.tg.ts';
import { servedText } from '../../ui/served/served-text.tg.ts';

const DAY_MS = 86_400_000;

/** The date beside the status: until when the ad is shown or can be returned, or when it changed. */
export function rowDate(
  ad: Pick<MyAdCard, 'status' | 'status_at' | 'expires_at' | 'created_at_str'>,
): string {
  const changedAt = ad.status_at === null ? null : new Date(ad.status_at);
  if (ad.status === 'PUBLISHED' && ad.expires_at !== null) {
    return `то ${dayText(new Date(ad.expires_at))}`;
  }
  if (changedAt === null) return servedText(ad.created_at_str);
  if (ad.status === 'DELETED') {
    const until = dayText(new Date(changedAt.getTime() + DELETED_DAYS * DAY_MS));
    return `то ${until} баргардондан мумкин аст`;
  }
  return ad.status === 'HIDDEN' ? `аз тарафи шумо, ${dayText(changedAt)}` : dayText(changedAt);
}

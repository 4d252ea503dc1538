import { shareLink } from '../../device/share-link.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { adViewWords } from './ad-view-words.ru.ts';

const OUTCOMES = {
  copied: adViewWords.linkCopied,
  'not-copied': adViewWords.notCopied,
  failed: adViewWords.failed,
} as const;

/** Shares the page; a toast names the outcome where the system does not. */
export async function shareAd(title: string): Promise<void> {
  const outcome = await shareLink({ title, url: location.href });
  if (outcome !== 'shared') showToast({ text: OUTCOMES[outcome] });
}

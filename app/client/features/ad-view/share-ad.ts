import { shareLink } from '../../device/share-link.ts';
import { shareWords } from '../../ui/share/share-words.ru.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** Shares the page; a toast names the outcome where the system does not. */
export async function shareAd(title: string): Promise<void> {
  const outcome = await shareLink({ title, url: location.href });
  if (outcome !== 'shared') showToast({ text: shareWords[outcome] });
}

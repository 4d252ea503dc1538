import { onReturn } from '../../api/transport/connection.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { newsWords } from '../idle/news-words.ru.ts';

/** Shows a toast when the connection is back. Returns the unsubscribe function. */
export function announceReturn(): () => void {
  return onReturn(() => showToast({ text: newsWords.online, isOfSite: true }));
}

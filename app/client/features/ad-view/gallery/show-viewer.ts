import { failureTexts } from '../../../api/transport/failure-text.ru.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { adViewWords } from '../ad-view-words.ru.ts';
import type { ViewerRequest } from './viewer-request.ts';

/** Opens the viewer; its code loads at the first use. */
export function showViewer(request: ViewerRequest): void {
  import('./open-viewer.ts').then(
    ({ openViewer }) => openViewer(request),
    () =>
      showToast({
        text: failureTexts.network,
        action: { label: adViewWords.retry, onPress: () => showViewer(request) },
      }),
  );
}

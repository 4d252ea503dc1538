import { showToast } from '../../../ui/toast/toast.ts';
import { adViewWords } from '../ad-view-words.ru.ts';

/** Which photos are to be seen over the whole screen, and from which on. */
export interface ViewerRequest {
  readonly photos: readonly string[];
  /** What they show. */
  readonly title: string;
  /** Place of the first one to show, from 0. */
  readonly start: number;
}

/** Opens the viewer; its code comes with the first use. */
export function showViewer(request: ViewerRequest): void {
  import('./open-viewer.ts').then(
    ({ openViewer }) => openViewer(request),
    () =>
      showToast({
        text: adViewWords.failed,
        action: { label: adViewWords.retry, onPress: () => showViewer(request) },
      }),
  );
}

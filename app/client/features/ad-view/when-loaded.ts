import { failedWords } from '../../ui/state-block/state-words.ru.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { adViewWords } from './ad-view-words.ru.ts';

/** Loads code at a press, then uses it; a failed load shows a toast with a retry. */
export function whenLoaded<Loaded>(
  load: () => Promise<Loaded>,
  use: (loaded: Loaded) => void,
): void {
  load().then(use, () =>
    showToast({
      text: adViewWords.failed,
      action: { label: failedWords.retry, onPress: () => whenLoaded(load, use) },
    }),
  );
}

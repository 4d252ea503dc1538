import type { QueryClient } from '@tanstack/react-query';

import type { KeepChange } from '../../api/kept/kept-ads.ts';
import { ApiFailure } from '../../api/transport/api-failure.ts';
import { mayPass } from '../../api/transport/outage.ts';
import { suspectServer } from '../../api/transport/server-watch.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { keepingWords } from './keeping-words.ru.ts';
import { sendChange } from './kept-store.ts';

/** Dependencies of a press. */
export interface KeepPage {
  readonly queries: QueryClient;
  readonly navigate: (path: string) => void;
}

/**
 * Changes what the visitor keeps and reads its lists again. A toast confirms it with the next step
 * or an undo; of a failure it shows the message and what helps. Never rejects.
 *
 * @returns Whether it succeeded.
 */
export async function pressKeep(page: KeepPage, change: KeepChange): Promise<boolean> {
  try {
    const sent = sendChange(change);
    if (change.type === 'unlike') confirmChange(page, change);
    if (!(await sent)) return false;
    if (change.type !== 'unlike') confirmChange(page, change);
    return true;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    suspectServer(failure);
    showToast({
      text: failure.message,
      action: remedyOf(failure, page, change),
      isOfSite: mayPass(failure),
    });
    return false;
  } finally {
    void page.queries.invalidateQueries({ queryKey: ['favorites'] });
    void page.queries.invalidateQueries({ queryKey: ['comparisons'] });
  }
}

/** The action of a failure's toast: a full list is opened, a call that may pass is repeated. */
function remedyOf(failure: ApiFailure, page: KeepPage, change: KeepChange): Toast['action'] {
  const [list, reason] = failure.code.split('.');
  if (reason === 'too-many') {
    return { label: keepingWords.open, onPress: () => page.navigate(`/${list}`) };
  }
  if (!mayPass(failure)) return undefined;
  return { label: keepingWords.retry, onPress: () => void pressKeep(page, change) };
}

function confirmChange(page: KeepPage, change: KeepChange): void {
  switch (change.type) {
    case 'like':
      if (change.note !== undefined) return void showToast({ text: keepingWords.noteSaved });
      return void showToast({
        text: keepingWords.liked,
        action: { label: keepingWords.open, onPress: () => page.navigate('/favorites') },
      });
    case 'unlike': {
      const onPress = () => void pressKeep(page, { type: 'like', id: change.id });
      return void showToast({
        text: keepingWords.unliked,
        action: { label: keepingWords.undo, onPress },
        isOfSite: true,
      });
    }
    case 'compare':
      return void showToast({
        text: keepingWords.compared,
        action: { label: keepingWords.compareShort, onPress: () => page.navigate('/comparisons') },
      });
    case 'uncompare': {
      const onPress = () => void pressKeep(page, { type: 'compare', id: change.id });
      return void showToast({
        text: keepingWords.uncompared,
        action: { label: keepingWords.undo, onPress },
        isOfSite: true,
      });
    }
    case 'clear':
      return undefined;
  }
}

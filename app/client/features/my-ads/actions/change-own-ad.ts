import type { QueryClient } from '@tanstack/react-query';

import type { AdChange } from '../../../../contract/index.ts';
import { changeAd } from '../../../api/ads/change-ad.ts';
import { ApiFailure } from '../../../api/transport/call.ts';
import { showError } from '../../../ui/error-dialog/error.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { actionWords, doneTexts } from './action-words.ru.ts';
import type { OwnAd } from './own-ad.ts';

type Undo = readonly Exclude<AdChange['event'], 'MARK_SOLD'>[];

/**
 * Changes the status of the user's own ad and reads the ads again. A toast confirms it, with an
 * undo; a failure is shown in the error dialog. Never rejects.
 */
export async function changeOwnAd(
  queries: QueryClient,
  ad: OwnAd,
  change: AdChange,
): Promise<void> {
  const isDone = await attempt(queries, async () => {
    await changeAd(ad.id, change);
  });
  if (!isDone) return;
  const undo = undoOf(ad, change);
  const label = actionWords.undo;
  showToast({
    text: doneTexts[change.event],
    ...(undo.length > 0 && {
      action: { label, onPress: () => void undoChange(queries, ad.id, undo) },
      isOfSite: true,
    }),
  });
}

/** The events that return an ad to the status before a change. */
function undoOf({ status }: OwnAd, { event }: AdChange): Undo {
  switch (event) {
    case 'HIDE':
    case 'MARK_SOLD':
      return ['RESTORE'];
    case 'DELETE':
      return status === 'PUBLISHED' ? ['UNDELETE', 'RESTORE'] : ['UNDELETE'];
    case 'RESTORE':
    case 'UNDELETE':
      return [];
  }
}

async function undoChange(queries: QueryClient, id: number, undo: Undo): Promise<void> {
  const isDone = await attempt(queries, async () => {
    for (const event of undo) await changeAd(id, { event });
  });
  if (isDone) showToast({ text: actionWords.undone });
}

/** Whether it succeeded. The ads are read again either way: a refusal means that they changed. */
async function attempt(queries: QueryClient, act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    void showError(failure.message);
    return false;
  } finally {
    await queries.invalidateQueries({ queryKey: ['ads'] });
  }
}

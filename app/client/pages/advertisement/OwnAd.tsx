import type { Advertisement, OwnState } from '../../../contract/index.ts';
import { AdActions } from '../../features/my-ads/actions/AdActions.tsx';
import { shownStatus } from '../../ui/status-badge/shown-status.ts';
import { StatusBadge } from '../../ui/status-badge/StatusBadge.tsx';
import { ownNotes } from './own-words.ru.ts';

import styles from './OwnAd.module.css';

interface OwnAdProps {
  readonly ad: Advertisement & Pick<OwnState, 'allowed_actions'>;
}

/** The status of one's own ad, and what it means for others. */
export function OwnStatus({ ad }: { readonly ad: Parameters<typeof shownStatus>[0] }) {
  const status = shownStatus(ad);
  const note = ownNotes[status];
  return (
    <>
      <StatusBadge status={status} />
      {note !== null && <p className={styles.note}>{note}</p>}
    </>
  );
}

/** What its seller may do with it, from its own page. */
export function OwnActions({ ad }: OwnAdProps) {
  return <AdActions variant="page" ad={ad} />;
}

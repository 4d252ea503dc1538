import type { Advertisement, OwnState } from '../../../contract/index.ts';
import { AdActions } from '../../features/my-ads/actions/AdActions.tsx';
import { shownStatus } from '../../ui/status-badge/shown-status.ts';
import { StatusBadge } from '../../ui/status-badge/StatusBadge.tsx';

interface OwnAdProps {
  readonly ad: Advertisement & Pick<OwnState, 'allowed_actions'>;
}

/** The status of one's own ad. */
export function OwnStatus({ ad }: OwnAdProps) {
  return <StatusBadge status={shownStatus(ad)} />;
}

/** What its seller may do with it, from its own page. */
export function OwnActions({ ad }: OwnAdProps) {
  return <AdActions variant="page" ad={ad} />;
}

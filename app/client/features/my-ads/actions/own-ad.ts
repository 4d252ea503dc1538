import type { Advertisement, OwnState } from '../../../../contract/index.ts';

/** The part of the user's own ad that its actions use. */
export interface OwnAd
  extends Pick<Advertisement, 'id' | 'title' | 'status'>, Pick<OwnState, 'allowed_actions'> {}

import type { AdPage } from '../../app/contract/index.ts';

/** The page of a search that finds nothing. */
export const NO_ADS: AdPage = {
  advertisements: [],
  cursor: null,
  group_id: '1',
  applied: [],
  sort: 'relevant',
  sorts: [],
  loosened: null,
};

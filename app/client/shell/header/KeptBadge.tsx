import { keptAds } from '../../ui/kept/kept-ads.ts';
import type { Entry } from '../entries.ts';

import styles from './KeptBadge.module.css';

/** Largest shown number. */
const MOST = 99;

/** The number of ads that the visitor keeps in a list; nothing for 0 and until it is known. */
export function KeptBadge({ keeps }: { readonly keeps: Entry['keeps'] | undefined }) {
  const kept = keptAds.use();
  const count = keeps === undefined ? 0 : (kept?.[keeps].length ?? 0);
  if (count === 0) return null;
  return <span className={styles.badge}>{count > MOST ? `${MOST}+` : count}</span>;
}

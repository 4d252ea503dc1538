import { keptBadges } from '../../ui/kept/kept-ads.ts';
import type { Entry } from '../entries.ts';

import styles from './KeptBadge.module.css';

/** The badge of a list that the visitor keeps; nothing until it is known. */
export function KeptBadge({ keeps }: { readonly keeps: Entry['keeps'] | undefined }) {
  const badges = keptBadges.use();
  const badge = keeps && badges?.[keeps];
  if (!badge?.text) return null;
  return (
    <span className={styles.badge} data-new={badge.isNew}>
      {badge.text}
    </span>
  );
}

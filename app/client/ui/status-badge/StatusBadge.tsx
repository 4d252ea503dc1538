import { Icon } from '../icon/Icon.tsx';
import { statusLooks } from './status-words.ru.ts';
import type { AdStatusName } from './status-words.ru.ts';

import styles from './StatusBadge.module.css';

/** The status of the user's own ad: an icon and a word, not only a colour. */
export function StatusBadge({ status }: { readonly status: AdStatusName }) {
  const { text, icon, tone } = statusLooks[status];
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={icon} size={16} />
      {text}
    </span>
  );
}

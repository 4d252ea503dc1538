import { Icon } from '../icon/Icon.tsx';
import { statusLooks } from './status-words.ru.ts';
import type { AdStatusName } from './status-words.ru.ts';

import styles from './StatusBadge.module.css';

/** Where one's own ad stands: a sign and a word, never a colour alone. */
export function StatusBadge({ status }: { readonly status: AdStatusName }) {
  const { text, icon, tone } = statusLooks[status];
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={icon} size={16} />
      {text}
    </span>
  );
}

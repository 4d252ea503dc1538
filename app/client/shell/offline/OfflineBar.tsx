import { useConnection } from '../../api/transport/connection.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { Screen } from '../screen-of.ts';
import { shellWords } from '../shell-words.ru.ts';

import styles from './OfflineBar.module.css';

interface OfflineBarProps {
  readonly screen: Screen;
}

/**
 * Shown under the header while the server is unreachable (DESIGN.md §10).
 */
export function OfflineBar({ screen }: OfflineBarProps) {
  const connection = useConnection();

  return (
    <div
      className={styles.place}
      data-sticky={screen.isHeaderSticky}
      data-phone={screen.hasPhoneHeader}
      role="status"
    >
      {connection !== 'here' && (
        <p className={styles.bar}>
          <Icon name="wifioff" />
          {shellWords[connection]}
        </p>
      )}
    </div>
  );
}

import { useEffect } from 'react';

import { Icon } from '../../ui/icon/Icon.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import type { Screen } from '../screen-of.ts';
import { shellWords } from '../shell-words.ru.ts';
import { useOnline } from './use-online.ts';

import styles from './OfflineBar.module.css';

interface OfflineBarProps {
  readonly screen: Screen;
}

/** Under the header while there is no connection (DESIGN.md §10); its return is a toast. */
export function OfflineBar({ screen }: OfflineBarProps) {
  const isOnline = useOnline();
  useEffect(() => {
    const tell = () => showToast({ text: shellWords.online });
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, []);

  return (
    <div
      className={styles.place}
      data-sticky={screen.isHeaderSticky}
      data-phone={screen.hasPhoneHeader}
      role="status"
    >
      {!isOnline && (
        <p className={styles.bar}>
          <Icon name="wifioff" />
          {shellWords.offline}
        </p>
      )}
    </div>
  );
}

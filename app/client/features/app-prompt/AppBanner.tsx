import { useQuery } from '@tanstack/react-query';

import { siteLinks } from '../../api/site/site-links.ts';
import { writeStored } from '../../device/device-storage.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { appBannerWords } from './app-banner-words.ru.ts';

import styles from './AppBanner.module.css';

/**
 * The offer above the header on Android, until it is dismissed for good. The script in `index.html`
 * reveals it before the first paint, so that nothing moves; other devices never show it.
 */
export function AppBanner() {
  const { data } = useQuery(siteLinks());
  const store = data?.google_play ?? null;
  if (store === null) return null;
  return (
    <aside className={styles.banner} aria-label={appBannerWords.banner}>
      <img src="/art/logo-mark.svg" alt="" width={32} height={32} />
      <p className={styles.text}>
        <b>
          {appBannerWords.banner} {appBannerWords.name}
        </b>
        <span className={styles.lead}>{appBannerWords.bannerLead}</span>
      </p>
      <a className={styles.install} href={store} target="_blank" rel="noreferrer" onClick={dismiss}>
        {appBannerWords.install}
      </a>
      <button
        type="button"
        className={styles.close}
        aria-label={appBannerWords.close}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** The same name and attribute as in the script in `index.html`. */
function dismiss(): void {
  writeStored({ app_banner_dismissed: 'true' });
  delete document.documentElement.dataset['banner'];
  document.querySelector('main')?.focus({ preventScroll: true });
}

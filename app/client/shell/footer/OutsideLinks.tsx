import { useQuery } from '@tanstack/react-query';

import { APP_QR_PATH } from '../../../contract/plain.ts';
import { siteLinks } from '../../api/site/site-links.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { footerWords } from './footer-words.ru.ts';

import styles from './OutsideLinks.module.css';

/**
 * The operator's networks and stores, each absent without its link, and the language: settings, which
 * have it too, are a user's.
 */
export function OutsideLinks() {
  const { data: links } = useQuery(siteLinks());
  if (links === undefined) return null;
  const { photo_network, messenger, app_store, google_play } = links;
  return (
    <>
      <div className={styles.column}>
        {(photo_network ?? messenger) !== null && (
          <>
            <span className={styles.caption}>{footerWords.networks}</span>
            <div className={styles.networks}>
              <NetworkLink href={photo_network} icon="photocam" name={footerWords.photoNetwork} />
              <NetworkLink href={messenger} icon="send" name={footerWords.messenger} />
            </div>
          </>
        )}
        <div className={styles.language}>
          <LanguageChoice />
        </div>
      </div>
      {(app_store ?? google_play) !== null && (
        <div className={styles.apps}>
          <img
            className={styles.code}
            src={APP_QR_PATH}
            alt={footerWords.code}
            width={104}
            height={104}
            loading="lazy"
          />
          <div className={styles.column}>
            <StoreLink href={app_store} name={footerWords.appStore} />
            <StoreLink href={google_play} name={footerWords.googlePlay} />
          </div>
        </div>
      )}
    </>
  );
}

interface OutsideLinkProps {
  readonly href: string | null;
  readonly name: string;
}

function NetworkLink({ href, name, icon }: OutsideLinkProps & { readonly icon: IconName }) {
  if (href === null) return null;
  return (
    <a className={styles.network} href={href} target="_blank" rel="noreferrer" aria-label={name}>
      <Icon name={icon} size={24} />
    </a>
  );
}

function StoreLink({ href, name }: OutsideLinkProps) {
  if (href === null) return null;
  return (
    <ButtonLink href={href} variant="outline" size="small">
      {name}
    </ButtonLink>
  );
}

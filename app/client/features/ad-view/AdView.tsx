import type { ReactNode } from 'react';
import { Link } from 'wouter';

import type { Advertisement } from '../../../contract/index.ts';
import { AdTags } from '../../ui/ad-card/AdTags.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { KeepSlot } from '../../ui/kept/KeepSlot.tsx';
import { adNumber, adViewWords, safetyNote } from './ad-view-words.ru.ts';
import { AdHead } from './AdHead.tsx';
import { Characteristics } from './Characteristics.tsx';
import { Description } from './Description.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { PhotoBar } from './gallery/PhotoBar.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { CallBar, PhoneButton } from './seller/PhoneButton.tsx';
import { SellerCard } from './seller/SellerCard.tsx';
import { useSellerPhone } from './seller/use-seller-phone.ts';
import { ShareButton } from './ShareButton.tsx';
import { SimilarAds } from './SimilarAds.tsx';
import { Whereabouts } from './Whereabouts.tsx';

import styles from './AdView.module.css';

interface AdViewProps {
  readonly ad: Advertisement;
  /** The page's heading with the ad's title. */
  readonly heading: ReactNode;
  /** The breadcrumbs, on desktop. */
  readonly crumbs: ReactNode;
  /** The back button over the photo: on mobile this page has no header. */
  readonly onBack: () => void;
  /** Opens the sign-in dialog; resolves to whether a user is signed in. */
  readonly signIn: () => Promise<boolean>;
  /** The seller's actions; for a visitor absent. */
  readonly own?: ReactNode;
}

/** An ad's page (spec §3); its owner sees the status instead of the phone's button. */
export function AdView({ ad, heading, crumbs, onBack, signIn, own }: AdViewProps) {
  const { details, publisher_info: seller, is_my_advertisement: isOwn } = ad;
  const isRemoved = !isOwn && ad.status !== 'PUBLISHED';
  const hasPhone = !isOwn && !isRemoved;
  const phone = useSellerPhone(ad.id, signIn);

  return (
    <article className={styles.page} data-calls={hasPhone}>
      <div className={styles.crumbs}>{crumbs}</div>
      <div className={styles.columns}>
        <div className={styles.photos}>
          <Gallery
            key={ad.id}
            photos={ad.images.map(({ url }) => url)}
            title={ad.title}
            isFaded={isRemoved}
          >
            <div className={styles.promotion}>
              <AdTags ad={ad} marksOwn={false} />
            </div>
          </Gallery>
          <PhotoBar title={ad.title} onBack={onBack}>
            <KeepSlot ad={ad} at="photo" />
          </PhotoBar>
        </div>
        <div className={styles.side}>
          {isRemoved && <Removed />}
          <AdHead ad={ad} heading={heading} aside={<Share title={ad.title} />}>
            {hasPhone && <PhoneButton phone={phone} />}
            {hasPhone && <KeepSlot ad={ad} at="page" />}
            {own}
          </AdHead>
          <SellerCard seller={seller} />
          {!isOwn && (
            <p className={styles.note}>
              <Icon name="shield" />
              <span>
                {safetyNote(ad.type)} <Link href="/safety-guide">{adViewWords.safety}</Link>
              </span>
            </p>
          )}
        </div>
        <div className={styles.facts}>
          <KeyFacts ad={ad} />
        </div>
        <div className={styles.body}>
          <Description key={ad.id} text={ad.description} fields={ad.description_fields} />
          <Characteristics rows={ad.characteristics} imei={details.imei} />
          {details.location !== null && <Whereabouts key={ad.id} location={details.location} />}
          <SimilarAds adId={ad.id} />
          <p className={styles.number}>{adNumber(ad.id)}</p>
        </div>
      </div>
      {hasPhone && <CallBar phone={phone} />}
    </article>
  );
}

function Share({ title }: { readonly title: string }) {
  return (
    <div className={styles.share}>
      <ShareButton title={title} on="plain" />
    </div>
  );
}

function Removed() {
  return (
    <div className={styles.removed} role="status">
      <b>{adViewWords.removedTitle}</b>
      <p>{adViewWords.removedText}</p>
    </div>
  );
}

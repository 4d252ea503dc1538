import type { ReactNode } from 'react';
import { Link } from 'wouter';

import type { Advertisement } from '../../../contract/index.ts';
import { AdTags } from '../../ui/ad-card/AdTags.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { KeepSlot } from '../../ui/kept/KeepSlot.tsx';
import { adNumber } from './ad-view-words.ru.ts';
import { AdHead } from './AdHead.tsx';
import { Characteristics } from './Characteristics.tsx';
import { ComplainButton } from './complaint/ComplainButton.tsx';
import { Description } from './Description.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { PhotoBar } from './gallery/PhotoBar.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import type { KindWords } from './kind-words.ts';
import { CallBar, PhoneButton } from './seller/PhoneButton.tsx';
import { SellerCard } from './seller/SellerCard.tsx';
import { useSellerPhone } from './seller/use-seller-phone.ts';
import { ShareButton } from './share/ShareButton.tsx';
import { SimilarAds } from './SimilarAds.tsx';
import { Whereabouts } from './Whereabouts.tsx';

import styles from './AdView.module.css';

/** Properties of an ad's page. */
export interface AdViewProps {
  readonly ad: Advertisement;
  readonly words: KindWords;
  /** The page's heading with the ad's title. */
  readonly heading: ReactNode;
  /** The breadcrumbs, on desktop. */
  readonly crumbs: ReactNode;
  /** The back button over the photo: on mobile this page has no header. */
  readonly onBack: () => void;
  /** Opens the sign-in dialog; resolves to whether a user is signed in. */
  readonly signIn: () => Promise<boolean>;
  /** The status and the actions for the seller; none for a visitor. */
  readonly status: ReactNode;
  readonly own: ReactNode;
}

/**
 * An ad's page (spec §3); its owner sees the status instead of the phone's button. Without photos
 * it begins with price and title, and the actions have a panel of their own.
 */
export function AdView({ ad, words, heading, crumbs, onBack, signIn, status, own }: AdViewProps) {
  const isOwn = ad.is_my_advertisement;
  const hasPhotos = ad.images.length > 0;
  const phone = useSellerPhone(ad.id, signIn);
  const contact = { phone, label: words.contact, hint: words.contactHint };
  /** With neither photos nor scales the heart has room for it. */
  const isBesideHeart = !hasPhotos && !isOwn && !ad.is_comparable;
  const share = !isBesideHeart && (
    <div className={styles.share}>
      <ShareButton title={ad.title} on="plain" />
    </div>
  );
  const actions = (
    <>
      {!isOwn && <PhoneButton {...contact} />}
      {!isOwn && (
        <KeepSlot ad={ad} at="page">
          {isBesideHeart && <ShareButton title={ad.title} on="row" />}
        </KeepSlot>
      )}
      {own}
    </>
  );

  return (
    <article className={styles.page} data-calls={!isOwn}>
      <div className={styles.crumbs}>{crumbs}</div>
      <div className={styles.columns} data-photos={hasPhotos}>
        <div className={styles.photos}>
          {hasPhotos && <Photos ad={ad} />}
          <PhotoBar title={ad.title} page={hasPhotos ? null : words.page} onBack={onBack}>
            <KeepSlot ad={ad} at={hasPhotos ? 'photo' : 'bar'} />
          </PhotoBar>
          {!hasPhotos && <AdHead ad={ad} heading={heading} status={status} aside={share} />}
        </div>
        <div className={styles.side}>
          {hasPhotos ? (
            <AdHead ad={ad} heading={heading} status={status} aside={share}>
              {actions}
            </AdHead>
          ) : (
            <div className={styles.actions}>{actions}</div>
          )}
          <SellerCard
            seller={ad.publisher_info}
            company={ad.company}
            verified={words.verifiedSeller}
          />
          {!isOwn && <Advice {...words} />}
        </div>
        <div className={styles.facts}>
          <KeyFacts facts={ad.key_facts} />
        </div>
        <AdBody ad={ad} words={words} canComplain={!isOwn} />
      </div>
      {!isOwn && <CallBar {...contact} />}
    </article>
  );
}

function Advice({ advice, guide }: Pick<KindWords, 'advice' | 'guide'>) {
  return (
    <p className={styles.note}>
      <Icon name="shield" />
      <span>
        {advice} <Link href="/safety-guide">{guide}</Link>
      </span>
    </p>
  );
}

interface PhotosProps {
  readonly ad: Advertisement;
}

function Photos({ ad }: PhotosProps) {
  const photos = ad.images.map(({ url }) => url);
  return (
    <Gallery key={ad.id} photos={photos} title={ad.title}>
      <div className={styles.promotion}>
        <AdTags ad={ad} marksOwn={false} />
      </div>
    </Gallery>
  );
}

interface AdBodyProps {
  readonly ad: Advertisement;
  readonly words: KindWords;
  readonly canComplain: boolean;
}

function AdBody({ ad, words, canComplain }: AdBodyProps) {
  const { location } = ad.details;
  return (
    <div className={styles.body}>
      <Description
        key={ad.id}
        title={words.description}
        text={ad.description}
        fields={ad.description_fields}
      />
      <Characteristics title={words.characteristics} ad={ad} />
      {location !== null && (
        <Whereabouts key={`place ${ad.id}`} title={words.place} location={location} />
      )}
      <SimilarAds adId={ad.id} title={words.similar} />
      <div className={styles.end}>
        <span className={styles.number}>{adNumber(ad.id)}</span>
        {canComplain && <ComplainButton adId={ad.id} />}
      </div>
    </div>
  );
}

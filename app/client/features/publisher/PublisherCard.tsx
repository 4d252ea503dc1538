import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { PublisherProfile } from '../../../contract/index.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AddressMapFailed } from './AddressMapFailed.tsx';
import { publisherWords, sinceText } from './publisher-words.ru.ts';

import styles from './PublisherCard.module.css';

/** Number of letters of four lines of a phone. */
const FOUR_LINES = 170;

interface PublisherCardProps {
  readonly publisher: PublisherProfile;
  /** The name, beside the picture. */
  readonly heading: ReactNode;
  /** Buttons under the facts. */
  readonly actions: ReactNode;
  /** The button that shares the page, below them on a wide screen. */
  readonly share: ReactNode;
}

/** Who the publisher is: verified or not, since when, and of a shop its delivery and addresses. */
export function PublisherCard({ publisher, heading, actions, share }: PublisherCardProps) {
  const { marketplace: shop, description } = publisher;
  const isVerified = publisher.is_verified || shop?.is_verified === true;
  return (
    <section className={styles.card} aria-label={publisherWords.about}>
      <div className={styles.top}>
        <Avatar name={publisher.name} picture={publisher.profile_picture} size="huge" />
        <div className={styles.name}>
          <div className={styles.heading}>
            {heading}
            {isVerified && <Icon name="verified" />}
          </div>
          {shop !== null && <p className={styles.note}>{publisherWords.shop}</p>}
          {isVerified && <p className={styles.note}>{publisherWords.verified}</p>}
        </div>
      </div>
      {description !== null && description !== '' && <About text={description} />}
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <Icon name="calendar" />
          {sinceText(publisher.user_since)}
        </li>
        {shop?.has_delivery === true && (
          <li className={styles.fact}>
            <Icon name="check" />
            {publisherWords.delivery}
          </li>
        )}
        {shop?.addresses.map((place) => (
          <Address key={place.address} place={place} />
        ))}
      </ul>
      {actions}
      <div className={styles.share}>{share}</div>
    </section>
  );
}

/** A phone shows four lines of a long text, and the rest on demand. */
function About({ text }: { readonly text: string }) {
  const [isCut, setCut] = useState(text.length > FOUR_LINES);
  const about = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.about} data-cut={isCut}>
      <p ref={about} tabIndex={-1}>
        {text}
      </p>
      {isCut && (
        <Button
          variant="text"
          onClick={() => {
            setCut(false);
            about.current?.focus({ preventScroll: true });
          }}
        >
          {publisherWords.readAll}
        </Button>
      )}
    </div>
  );
}

type Shop = NonNullable<PublisherProfile['marketplace']>;

const AddressMap = lazy(() =>
  import('./AddressMap.tsx').then(
    ({ AddressMap: Part }) => ({ default: Part }),
    () => ({ default: AddressMapFailed }),
  ),
);

function Address({ place }: { readonly place: Shop['addresses'][number] }) {
  const [isShown, setShown] = useState(false);
  return (
    <li className={styles.address}>
      <span className={styles.fact}>
        <Icon name="pin" />
        {place.address}
      </span>
      {isShown ? (
        <div className={styles.map}>
          <Suspense>
            <AddressMap place={place} />
          </Suspense>
        </div>
      ) : (
        <button type="button" className={styles.showMap} onClick={() => setShown(true)}>
          {publisherWords.showMap}
        </button>
      )}
    </li>
  );
}

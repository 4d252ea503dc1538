import { useInfiniteQuery } from '@tanstack/react-query';

import { publisherAds } from '../../api/ads/publishers.ts';
import { Refusal } from '../../features/ad-view/seller/Refusal.tsx';
import { useSellerPhone } from '../../features/ad-view/seller/use-seller-phone.ts';
import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { publisherWords } from '../../features/publisher/publisher-words.ru.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

import styles from './PublisherContacts.module.css';

/** The phone of a publisher, which is counted for the newest ad; without ads there is none. */
export function PublisherContacts({ id }: { readonly id: number }) {
  const { data } = useInfiniteQuery(publisherAds(id, ''));
  const adId = data?.pages[0]?.advertisements[0]?.id;
  return adId === undefined ? null : <Phone adId={adId} />;
}

/** Among the facts, on mobile in a bar at the bottom. */
function Phone({ adId }: { readonly adId: number }) {
  const phone = useSellerPhone(adId, askSignIn);
  const { state, show } = phone;
  return (
    <div className={styles.phone}>
      <Refusal phone={phone} className={styles.refusal} />
      {state.at === 'shown' ? (
        <state.Shown number={state.phone} variant="row" />
      ) : (
        <Button
          variant="primary"
          size="block"
          busy={state.at === 'asking' ? publisherWords.phone : null}
          onClick={show}
        >
          <Icon name="phone" />
          {publisherWords.phone}
        </Button>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { imageSrcSet, MAP_CARDS_LIMIT } from '../../../../contract/plain.ts';
import { adsOnMap } from '../../../api/ads-on-map.ts';
import type { AdSearch } from '../../../api/search.ts';
import { AdCard } from '../../../ui/ad-card/AdCard.tsx';
import { AdCardSkeletons } from '../../../ui/ad-card/AdCardSkeletons.tsx';
import { AdGrid } from '../../../ui/ad-card/AdGrid.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { MapCluster } from '../../../ui/map/map-cluster.ts';
import { resultsMapWords } from './results-map-words.ru.ts';

import styles from './PlaceAds.module.css';

/** As close as any map: only the box counts. */
const ANY_ZOOM = 22;

interface PlaceAdsProps {
  readonly search: AdSearch;
  /** The pressed marker. */
  readonly cluster: MapCluster;
  readonly onClose: () => void;
}

/** The ads of one place of the map, over the map. */
export function PlaceAds({ search, cluster, onClose }: PlaceAdsProps) {
  const { box } = cluster;
  const answer = useQuery(adsOnMap(search, { box, zoom: ANY_ZOOM, cards: MAP_CARDS_LIMIT }));
  // Read before the heading takes the focus.
  const [opener] = useState(() => document.activeElement);
  const leave = () => {
    onClose();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
  const close = useEffectEvent(leave);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const { data, isPending, isError } = answer;
  const count = data?.count ?? cluster.count;
  const ads = data?.advertisements ?? [];
  return (
    <section ref={bringIntoView} className={styles.panel} aria-labelledby="map-place">
      <header className={styles.head}>
        <h2 ref={focus} id="map-place" className={styles.title} tabIndex={-1}>
          {resultsMapWords.here(count)}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={resultsMapWords.closePanel}
          onClick={leave}
        >
          <Icon name="close" />
        </button>
      </header>
      {isError && (
        <p className={styles.note} role="alert">
          {resultsMapWords.failed}{' '}
          <Button variant="text" size="small" onClick={() => void answer.refetch()}>
            {resultsMapWords.retry}
          </Button>
        </p>
      )}
      {!isError && (
        <AdGrid columns="one" labelledBy="map-place" isBusy={isPending}>
          {isPending && <AdCardSkeletons count={1} layout="strip" />}
          {ads.map((ad) => (
            <AdCard key={ad.id} ad={ad} layout="strip" srcSetOf={imageSrcSet} />
          ))}
        </AdGrid>
      )}
      {data?.count === 0 && <p className={styles.note}>{resultsMapWords.gone}</p>}
      {count > ads.length && ads.length > 0 && (
        <p className={styles.note}>{resultsMapWords.latest(ads.length)}</p>
      )}
    </section>
  );
}

/** On a wide screen the panel is at the start of the map, which may be above the window. */
function bringIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

function focus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

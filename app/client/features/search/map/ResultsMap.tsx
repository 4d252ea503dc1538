import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';

import { adsOnMap } from '../../../api/ads-on-map.ts';
import { adCount } from '../../../api/search.ts';
import type { AdSearch } from '../../../api/search.ts';
import { useMapTiles } from '../../../api/site/use-map-tiles.ts';
import { writeSearchAddress } from '../../../links/search-address.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { COUNTRY_START } from '../../../ui/map/country-start.ts';
import { LazyMap } from '../../../ui/map/LazyMap.tsx';
import type { MapBox, MapCluster, MapPart } from '../../../ui/map/map-cluster.ts';
import { readMapView, writeMapView } from './map-view.ts';
import { PlaceAds } from './PlaceAds.tsx';
import { resultsMapWords } from './results-map-words.ru.ts';
import { useLeaveMap } from './use-leave-map.ts';

import styles from './ResultsMap.module.css';

const ClusterMap = lazy(async () => {
  const { ClusterMap } = await import('../../../ui/map/ClusterMap.tsx');
  return { default: ClusterMap };
});

/** All ads of a search, to find where they are. */
const WORLD = { box: { south: -90, west: -180, north: 90, east: 180 }, zoom: 5 } as const;
const NONE: readonly MapCluster[] = [];

interface ResultsMapProps {
  /** `null`: not known yet. */
  readonly search: AdSearch | null;
  /** Of the page: its `map` follows what the map shows. */
  readonly address: SearchAddress;
}

/** The results of a search on a map, which opens where the address, or the ads, are. */
export function ResultsMap({ search, address }: ResultsMapProps) {
  const element = useRef<HTMLElement>(null);
  useLeaveMap(element);
  const [, navigate] = useLocation();
  const tiles = useMapTiles();
  const [start, setStart] = useState(() => ({ view: readMapView(address.map ?? ''), opened: 0 }));
  const [part, setPart] = useState<MapPart | null>(null);
  const [open, setOpen] = useState<MapCluster | null>(null);
  const { whole, shown, unplaced } = useAdsOnMap(search, { part, isWhole: start.view === null });
  const opening = start.view ?? openingOf(whole);
  const showAll = () => {
    setPart(null);
    setStart(({ opened }) => ({ view: null, opened: opened + 1 }));
    void whole.refetch();
  };

  const follow = ({ view }: MapPart) => {
    const map = writeMapView(view);
    const href = writeSearchAddress({ ...address, map });
    if (map !== address.map) navigate(href, { replace: true, state: history.state });
  };

  return (
    <section ref={element} className={styles.map} aria-label={resultsMapWords.map}>
      {opening === null ? (
        <p className={styles.wait}>{resultsMapWords.loading}</p>
      ) : (
        <LazyMap
          key={start.opened}
          tiles={tiles}
          failed={<p className={styles.wait}>{resultsMapWords.failedMap}</p>}
        >
          <ClusterMap
            start={opening}
            clusters={shown.data?.clusters ?? NONE}
            onPart={(next) => {
              setPart(next);
              follow(next);
            }}
            onOpen={setOpen}
          />
        </LazyMap>
      )}
      <Status
        isFailed={shown.isError || (start.view === null && whole.isError)}
        count={shown.data?.count ?? null}
        isNowhere={whole.data?.count === 0}
        onRetry={() => void (shown.isError ? shown : whole).refetch()}
        onAll={showAll}
      />
      {unplaced > 0 && (
        <Link className={styles.unplaced} href={writeSearchAddress({ ...address, map: null })}>
          {resultsMapWords.unplaced(unplaced)}
        </Link>
      )}
      {search !== null && open !== null && (
        <PlaceAds key={keyOf(open)} search={search} cluster={open} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

interface MapState {
  /** What the map shows; `null` until it is drawn. */
  readonly part: MapPart | null;
  /** Whether the map opens where the ads are. */
  readonly isWhole: boolean;
}

/**
 * All ads of a search, for the opening of the map, those that it shows, and the number of those
 * without a place.
 */
function useAdsOnMap(search: AdSearch | null, { part, isWhole }: MapState) {
  const isKnown = search !== null;
  const whole = useQuery({
    ...adsOnMap(search ?? {}, WORLD),
    // A map that opens at the place of a link counts all of them later.
    enabled: isKnown && (isWhole || part !== null),
  });
  // The page asks the same for its heading.
  const all = useQuery({ ...adCount(search ?? {}), enabled: isKnown });
  const shown = useQuery({
    ...adsOnMap(search ?? {}, { box: part?.box ?? WORLD.box, zoom: part?.view.zoom ?? 0 }),
    enabled: isKnown && part !== null,
    placeholderData: keepPreviousData,
  });
  const unplaced = (all.data?.count ?? 0) - (whole.data?.count ?? Infinity);
  return { whole, shown, unplaced };
}

function keyOf({ box }: MapCluster): string {
  return Object.values(box).join(' ');
}

interface StatusProps {
  readonly isFailed: boolean;
  /** Number of ads in view; `null` until loaded. */
  readonly count: number | null;
  /** Whether no ad of the search has a place. */
  readonly isNowhere: boolean;
  readonly onRetry: () => void;
  readonly onAll: () => void;
}

function Status({ isFailed, count, isNowhere, onRetry, onAll }: StatusProps) {
  const isEmpty = count === 0;
  const nothing = isNowhere ? resultsMapWords.nowhere : resultsMapWords.nothing;
  return (
    <div className={styles.status}>
      <p role="status">
        {isFailed && resultsMapWords.failed}
        {!isFailed && isEmpty && nothing}
        {!isFailed && !isEmpty && count !== null && resultsMapWords.count(count)}
      </p>
      {isFailed && (
        <Button variant="text" size="small" onClick={onRetry}>
          {resultsMapWords.retry}
        </Button>
      )}
      {!isFailed && isEmpty && !isNowhere && (
        <Button variant="text" size="small" onClick={onAll}>
          {resultsMapWords.all}
        </Button>
      )}
    </div>
  );
}

/** The box of all ads; the country where none has a place or none came; `null` until then. */
function openingOf(whole: {
  readonly data: { readonly clusters: readonly MapCluster[] } | undefined;
  readonly isError: boolean;
}): MapBox | typeof COUNTRY_START | null {
  if (whole.data === undefined) return whole.isError ? COUNTRY_START : null;
  const boxes = whole.data.clusters.map(({ box }) => box);
  if (boxes.length === 0) return COUNTRY_START;
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
}

import { lazy, Suspense, use, useId, useState } from 'react';

import type { Point } from '../../definition/field-definition.ts';
import type { MapValue } from '../../fields/field-value.ts';
import { MAX_ADDRESS_LENGTH } from '../../fields/value-guards.ts';
import { Box, boxInput } from '../box/Box.tsx';
import { Button } from '../button/Button.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { FailureGuard } from '../failure-guard/FailureGuard.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Overlay } from '../overlay/Overlay.tsx';
import { LazyMap } from './LazyMap.tsx';
import { MapTilesContext, type MapPlace } from './map-tiles-context.ts';
import { nearestPlace } from './nearest-place.ts';

import styles from './MapDialog.module.css';

/** Part of the window, not of the form around it. */
const PlaceSearch = lazy(async () => {
  const { PlaceSearch } = await import('./search/PlaceSearch.tsx');
  return { default: PlaceSearch };
});

/** What the window of a map is opened with. */
export interface MapDialogProps {
  /** The place chosen before. */
  readonly place: MapValue | null;
  /** Whether that place only follows a chosen city: its address goes when the pin moves. */
  readonly isSuggested: boolean;
  readonly onClose: () => void;
  readonly onSave: (place: MapValue) => void;
}

/**
 * A window to choose a place in: the map moves under a pin that stays still. An address that was not
 * typed, but is the name of a known place, goes when the pin moves.
 */
export function MapDialog({ place, isSuggested, onClose, onSave }: MapDialogProps) {
  const { places = [], known = places, refuse } = use(MapTilesContext);
  const words = useWords('map');
  const [point, setPoint] = useState<Point | null>(place);
  const isNamed = isSuggested || known.some(({ name }) => name === place?.address);
  const [typed, setTyped] = useState(place === null || isNamed ? '' : place.address);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<MapPlace | null>(null);
  const name = point === null ? '' : knownName(point);
  const address = typed.trim() || name;

  function knownName(point: Point): string {
    if (point === place && isNamed) return place.address;
    return (isSamePoint(point, found) ? found : nearestPlace(point, places))?.name ?? '';
  }

  const save = point === null || refuse?.(point) ? null : () => onSave({ ...point, address });

  return (
    <Overlay
      isOpen
      size="full"
      title={words.title}
      onClose={onClose}
      footer={<Foot onClose={onClose} onSave={save} />}
    >
      <div className={styles.content}>
        <FailureGuard fallback={null}>
          <Suspense fallback={known[0] && <div className={styles.searchRoom} />}>
            <PlaceSearch
              onPlace={(next) => {
                setFound(next);
                setPoint({ latitude: next.latitude, longitude: next.longitude });
                setFailure(null);
              }}
            />
          </Suspense>
        </FailureGuard>
        <div className={styles.map}>
          <LazyMap
            start={point}
            target={found}
            onPoint={(point) => {
              // The map's own middle is a fraction of a pixel beside the place that it moved to.
              if (!isSamePoint(point, found)) setPoint(point);
              setFailure(refuse?.(point) ?? null);
            }}
            onRefused={(why) => setFailure(words[why])}
          />
        </div>
        {failure !== null && (
          <p className={styles.refused} role="alert">
            {failure}
          </p>
        )}
        <p className={styles.line} role="status">
          <Icon name="pin" />
          {point === null ? words.hint : address || words.noAddress(point)}
        </p>
        <AddressBox text={typed} known={name} onText={setTyped} />
      </div>
    </Overlay>
  );
}

interface FootProps {
  readonly onClose: () => void;
  /** `null` until a point is chosen. */
  readonly onSave: (() => void) | null;
}

function Foot({ onClose, onSave }: FootProps) {
  const words = useWords('map');
  return (
    <>
      <Button variant="neutral" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button variant="primary" disabled={onSave === null} onClick={onSave ?? undefined}>
        {words.save}
      </Button>
    </>
  );
}

interface AddressBoxProps {
  readonly text: string;
  /** What is saved when nothing is typed. */
  readonly known: string;
  readonly onText: (text: string) => void;
}

function AddressBox({ text, known, onText }: AddressBoxProps) {
  const id = useId();
  const words = useWords('map');
  return (
    <div className={styles.address}>
      <label htmlFor={id}>{words.address}</label>
      <Box>
        <input
          id={id}
          type="text"
          className={boxInput}
          autoComplete="street-address"
          maxLength={MAX_ADDRESS_LENGTH}
          placeholder={known}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </Box>
    </div>
  );
}

/** A hundred metres in degrees. */
const SAME = 0.001;

function isSamePoint(one: Point, other: Point | null): boolean {
  if (other === null) return false;
  return Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < SAME;
}

import { use, useId, useState } from 'react';

import type { Point } from '../../definition/field-definition.ts';
import type { MapValue } from '../../fields/field-value.ts';
import { MAX_ADDRESS_LENGTH } from '../../fields/value-guards.ts';
import { Box, boxInput } from '../box/Box.tsx';
import { Button } from '../button/Button.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import { Overlay } from '../overlay/Overlay.tsx';
import { LazyMap } from './LazyMap.tsx';
import { MapTilesContext } from './map-tiles-context.ts';
import { nearestPlace } from './nearest-place.ts';

import styles from './MapDialog.module.css';

/** What the window of a map is opened with. */
export interface MapDialogProps {
  /** The place chosen before. */
  readonly place: MapValue | null;
  /** Whether that place only follows a chosen city: its address goes when the pin moves. */
  readonly isSuggested: boolean;
  readonly onClose: () => void;
  readonly onSave: (place: MapValue) => void;
}

/** A window to choose a place in: the map moves under a pin that stays still. */
export function MapDialog({ place, isSuggested, onClose, onSave }: MapDialogProps) {
  const { places = [] } = use(MapTilesContext);
  const words = useWords('map');
  const [point, setPoint] = useState<Point | null>(place);
  const [typed, setTyped] = useState(place === null || isSuggested ? '' : place.address);
  const [isRefused, setRefused] = useState(false);
  const known = point === null ? '' : knownName(point);
  const address = typed.trim() === '' ? known : typed.trim();

  function knownName(point: Point): string {
    if (point === place && isSuggested) return place.address;
    return nearestPlace(point, places)?.name ?? '';
  }

  const buttons = (
    <>
      <Button variant="neutral" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button
        variant="primary"
        disabled={point === null}
        onClick={() => {
          if (point !== null) onSave(toPlace(point, address));
        }}
      >
        {words.save}
      </Button>
    </>
  );

  return (
    <Overlay isOpen size="full" title={words.title} onClose={onClose} footer={buttons}>
      <div className={styles.content}>
        <div className={styles.map}>
          <LazyMap
            start={point}
            onPoint={(point) => {
              setPoint(point);
              setRefused(false);
            }}
            onRefused={() => setRefused(true)}
          />
        </div>
        {isRefused && (
          <p className={styles.refused} role="alert">
            {words.refused}
          </p>
        )}
        <p className={styles.line} role="status">
          <Icon name="pin" />
          {point === null ? words.hint : address || words.noAddress(point)}
        </p>
        <AddressBox text={typed} known={known} onText={setTyped} />
      </div>
    </Overlay>
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

function toPlace({ latitude, longitude }: Point, address: string): MapValue {
  return { latitude, longitude, address };
}

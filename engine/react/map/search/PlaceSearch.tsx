import { use, useId, useState } from 'react';

import { Box, boxInput } from '../../box/Box.tsx';
import { useWords } from '../../catalogue/use-words.ts';
import { MapTilesContext, type MapPlace } from '../map-tiles-context.ts';
import { findPlaces } from './find-places.ts';

import styles from './PlaceSearch.module.css';

const NO_PLACES: readonly MapPlace[] = [];

/** What the search for a known place is given. */
export interface PlaceSearchProps {
  readonly onPlace: (place: MapPlace) => void;
}

/** A box that finds known places by any of their names; Enter takes the first. Nothing where none is known. */
export function PlaceSearch({ onPlace }: PlaceSearchProps) {
  const { places = NO_PLACES, known = places } = use(MapTilesContext);
  const words = useWords('map');
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = findPlaces(typed, known);
  if (known.length === 0) return null;

  function choose(place: MapPlace): void {
    setTyped('');
    // The pressed name is gone with the list; the focus must not go with it.
    document.getElementById(id)?.focus();
    onPlace(place);
  }

  return (
    <div className={styles.search}>
      <label htmlFor={id}>{words.search}</label>
      <Box icon="search">
        <input
          id={id}
          type="text"
          className={boxInput}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It would submit the form around.
            event.preventDefault();
            const [first] = found;
            if (first !== undefined) choose(first);
          }}
        />
      </Box>
      {found.length > 0 && (
        <ul className={styles.places} aria-label={words.search}>
          {found.map((place) => (
            <li key={place.name}>
              <button type="button" className={styles.place} onClick={() => choose(place)}>
                {place.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.unknown} role="status">
        {typed.trim() !== '' && found.length === 0 && words.unknown}
      </p>
    </div>
  );
}

import { CircleMarker, LayerGroup, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

import type { MapPlace } from './map-tiles-context.ts';
import { pickLabels } from './pick-labels.ts';

import styles from './PlaceLabels.module.css';

const DOT_RADIUS = 3;

/** What the names on a map are drawn with. */
export interface PlaceLabelsProps {
  readonly map: LeafletMap;
  readonly places: readonly MapPlace[];
}

/** Dots and names of places, as many as fit at this zoom. They are drawn, not pictures: no network. */
export function PlaceLabels({ map, places }: PlaceLabelsProps) {
  useEffect(() => {
    const labels = new LayerGroup().addTo(map);
    const draw = (): void => {
      labels.clearLayers();
      for (const place of placesThatFit(map, places)) labels.addLayer(toLabel(place));
    };
    draw();
    map.on('zoomend', draw);
    return () => {
      map.off('zoomend', draw);
      labels.remove();
    };
  }, [map, places]);
  return null;
}

function placesThatFit(map: LeafletMap, places: readonly MapPlace[]): readonly MapPlace[] {
  const labels = places.map((place) => {
    const { x, y } = map.project([place.latitude, place.longitude]);
    return { x, y, letters: place.name.length, place };
  });
  return pickLabels(labels).map(({ place }) => place);
}

function toLabel({ name, latitude, longitude }: MapPlace): CircleMarker {
  // As text: a name in a string would be read as markup.
  const text = document.createElement('span');
  text.textContent = name;
  return new CircleMarker([latitude, longitude], {
    radius: DOT_RADIUS,
    interactive: false,
    className: styles.dot ?? '',
  }).bindTooltip(text, { permanent: true, direction: 'right', className: styles.name ?? '' });
}

import { StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { payload } from '../../../engine/form/state/payload.ts';
import { EngineForm } from '../../../engine/react/EngineForm.tsx';
import { MapTilesContext, type MapTiles } from '../../../engine/react/map/map-tiles-context.ts';
import { openStore } from './open-form.tsx';

export const PLACE = {
  id: 1,
  key: 'place',
  name: 'Место',
  type: 'MAP',
  data_type: 'STRING',
  is_required: true,
};
export const TITLE = {
  id: 2,
  key: 'title',
  name: 'Название',
  type: 'EDIT_TEXT',
  data_type: 'STRING',
};
export const CITY = {
  id: 3,
  key: 'city',
  name: 'Город',
  type: 'LIST',
  data_type: 'STRING',
  values: [
    {
      id: 1,
      name: 'Худжанд',
      value: 'khujand',
      location: { latitude: 40.2826, longitude: 69.6222 },
    },
  ],
};
export const HOME = { latitude: 38.5598, longitude: 68.787 };
const BORDER = {
  type: 'Polygon',
  coordinates: [
    [
      [67, 37],
      [75, 37],
      [70, 41],
      [67, 37],
    ],
  ],
} as const;
export const COUNTRY: MapTiles = {
  start: { ...HOME, zoom: 10 },
  places: [{ ...HOME, name: 'Душанбе' }],
  outline: BORDER,
};
/** Tiles without a network: one picture for all, and one that is none. */
export const WORKING =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
export const BROKEN = 'data:image/gif;base64,AAAA';
export const BORBAD = { ...HOME, address: 'улица Борбад, 74' };

export const dialog = () => page.getByRole('dialog', { name: 'Место на карте' });
export const map = () => page.getByRole('application');
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Opens a form of these fields over a map of the country. */
export async function openMapForm(
  filters: Parameters<typeof openStore>[0],
  values: Record<string, unknown> = {},
  tiles: MapTiles = COUNTRY,
) {
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => {
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
  const store = openStore(filters, { values });
  const onSubmit = vi.fn<() => void>();
  const { container } = await render(
    <StrictMode>
      <MapTilesContext value={tiles}>
        <EngineForm store={store} onSubmit={onSubmit} submitLabel="Продолжить" />
      </MapTilesContext>
    </StrictMode>,
  );
  return { store, container, onSubmit, sent: () => payload(store.plan, store.state()) };
}

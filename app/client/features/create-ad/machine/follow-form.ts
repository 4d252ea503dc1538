import type { FormEvent } from '@bozor/form-engine';
import { fromCallback } from 'xstate';

import { currentConnection, followConnection } from '../../../api/transport/connection.ts';
import type { PhotoQueue } from '../photos/photo-queue.machine.ts';
import type { CreateAdEvent, Following } from './create-ad-setup.ts';

/** Events of a form that change what a draft keeps; lists that arrive and faults do not. */
const EDITS: ReadonlySet<FormEvent['type']> = new Set([
  'SET',
  'CLEAR',
  'CLEAR_ALL',
  'HYDRATE',
  'UNDO',
  'REDO',
]);

/** The actor that tells of every change of a form and its photos, of the network, and of leaving. */
export const followForm = fromCallback<{ type: 'never' }, Following>(({ input, sendBack }) => {
  const { form, photos } = input;
  const tell = (event: CreateAdEvent) => sendBack(event);
  const stops = new AbortController();
  const { signal } = stops;

  const stopForm = form.store.subscribe(({ type }) => {
    if (EDITS.has(type)) tell({ type: 'form.changed' });
  });
  let seen = outlineOf(photos);
  const following = photos.subscribe(() => {
    const now = outlineOf(photos);
    if (now !== seen) tell({ type: 'photos.changed' });
    seen = now;
  });

  const tellNetwork = () =>
    tell({ type: 'network.changed', isOnline: currentConnection() === 'here' });
  const stopNetwork = followConnection(tellNetwork);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') tell({ type: 'left' });
    },
    { signal },
  );
  tellNetwork();

  return () => {
    stopForm();
    stopNetwork();
    following.unsubscribe();
    stops.abort();
  };
});

/** Which photos there are, in their order and stage; the same text while an upload only moves on. */
function outlineOf(photos: PhotoQueue): string {
  return JSON.stringify(
    photos.getSnapshot().context.photos.map(({ id, stage }) => [id, stage.type]),
  );
}

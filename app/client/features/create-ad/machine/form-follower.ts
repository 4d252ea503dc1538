import type { FormEvent } from '@bozor/form-engine';
import type { QueryClient } from '@tanstack/react-query';
import { fromCallback } from 'xstate';

import { ownProfile } from '../../../api/account/own-profile.ts';
import { currentConnection, followConnection } from '../../../api/transport/connection.ts';
import { session } from '../../../device/session.ts';
import type { PhotoQueue } from '../photos/photo-queue.machine.ts';
import type { AdEvent, FormFollowing } from './ad-setup.ts';

/** Events of a form that change its draft; loaded lists and faults do not. */
const EDITS: ReadonlySet<FormEvent['type']> = new Set([
  'SET',
  'CLEAR',
  'CLEAR_ALL',
  'HYDRATE',
  'UNDO',
  'REDO',
]);

/**
 * The actor that reports every change of a form and its photos, of the network and of the user, and
 * leaving the page.
 */
export function formFollower(queries: QueryClient) {
  return fromCallback<{ type: 'never' }, FormFollowing>(({ input, sendBack }) => {
    const { form, photos } = input;
    const report = (event: AdEvent) => sendBack(event);
    const stops = new AbortController();
    const { signal } = stops;

    const stopForm = form.store.subscribe(({ type }) => {
      if (EDITS.has(type)) report({ type: 'form.changed' });
    });
    let seen = outlineOf(photos);
    const following = photos.subscribe(() => {
      const now = outlineOf(photos);
      if (now !== seen) report({ type: 'photos.changed' });
      seen = now;
    });

    const reportNetwork = () =>
      report({ type: 'network.changed', isOnline: currentConnection() === 'here' });
    const stopNetwork = followConnection(reportNetwork);
    const checkAuthor = async () => {
      const profile = await queries.fetchQuery(ownProfile()).catch(() => null);
      const isOther = profile !== null && profile.id !== form.page.author.id;
      if (isOther && !signal.aborted) report({ type: 'author.changed' });
    };
    const stopSession = session.follow(() => void checkAuthor());
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') report({ type: 'left' });
      },
      { signal },
    );
    reportNetwork();

    return () => {
      stopForm();
      stopNetwork();
      stopSession();
      following.unsubscribe();
      stops.abort();
    };
  });
}

/**
 * Ids of the photos in their order with their stages; equal while only an upload's progress
 * changes.
 */
function outlineOf(photos: PhotoQueue): string {
  const { photos: list, refused } = photos.getSnapshot().context;
  return JSON.stringify([
    list.map(({ id, stage }) => [id, stage.type]),
    refused.map(({ id }) => id),
  ]);
}

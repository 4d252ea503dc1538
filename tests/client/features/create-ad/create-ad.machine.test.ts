import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { answered, openActor, refused } from '../walk-machine.ts';
import {
  AD,
  failures,
  HERE,
  loaded,
  quietMachine,
  refusalOf,
  retried,
  sampleDraft,
  sampleForm,
  samplePage,
  to,
  waited,
  walk,
} from './sample-ad.ts';

const WAY = walk([
  to(null),
  to(HERE),
  loaded(),
  answered('loadPage', { page: samplePage(), draft: sampleDraft }),
  refused('loadPage', failures.unknown),
  { type: 'load.repeated' },
  { type: 'draft.continued' },
  { type: 'draft.discarded', subcategoryId: HERE },
  { type: 'draft.deleted' },
  answered('openForm', sampleForm()),
  refused('openForm', failures.network),
  { type: 'form.changed' },
  waited,
  { type: 'left' },
  answered('saveDraft', 1),
  refused('saveDraft'),
  { type: 'draft.repeated' },
  { type: 'network.changed', isOnline: false },
  { type: 'network.changed', isOnline: true },
  { type: 'submit.pressed' },
  { type: 'form.accepted' },
  answered('publish', AD),
  refused('publish', failures.network),
  refused('publish', failures.signedOut),
  refused('publish', failures.quota),
  refused('publish', refusalOf('title')),
  retried,
  answered('signIn', true),
  answered('signIn', false),
  { type: 'failure.closed' },
  { type: 'publish.repeated' },
]);

/** The shortest path to every state; states that differ only in content are equal. */
function paths() {
  // The responses of actors are not declared as events of the machine.
  const machine: AnyStateMachine = quietMachine();
  return getShortestPaths(machine, {
    events: [...WAY.events],
    serializeState: ({ value, context }) => {
      const { wanted, hasRetried, isOnline, form } = context;
      return JSON.stringify([value, wanted, hasRetried, isOnline, form === null]);
    },
  }).map((path) => {
    const events = path.steps
      .map(({ event }) => event)
      .filter(({ type }) => !type.startsWith('xstate.init'));
    const end = JSON.stringify(path.state.value);
    return { title: `${events.map(({ type }) => type).join(', ')} → ${end}`, events, end };
  });
}

describe('every state on the way to an ad', () => {
  const ways = paths();

  test('is among the paths', () => {
    const places = new Set(ways.map(({ end }) => end));
    for (const place of ['choosing', 'loading', 'unloaded', 'offering', 'opening', 'published']) {
      expect(places).toContain(JSON.stringify(place));
    }
    const keeping = ['resting', 'waiting', 'saving', 'lost'];
    const sending = ['editing', 'publishing', 'retrying', 'signingIn', 'offline', 'refused'];
    for (const kept of keeping) {
      for (const sent of sending) {
        expect(places).toContain(JSON.stringify({ form: { keeping: kept, sending: sent } }));
      }
    }
  });

  test.for(ways)('is reached: $title', async ({ events, end }) => {
    // A short pause, so that waiting for a retry differs from waiting for a save.
    const machine = quietMachine().provide({ delays: { retryDelay: 1 } });
    const { actor, act } = openActor(machine, { ...WAY, delays: { ...WAY.delays, retryDelay: 1 } });
    for (const event of events) {
      await act(event);
      const { value, context } = actor.getSnapshot();
      // A form exists exactly while it is edited, or is kept behind the first step.
      const isOpen = context.form !== null;
      expect(isOpen || typeof value !== 'object', String(value)).toBe(true);
      expect(isOpen && value === 'published').toBe(false);
      expect(context.ad !== null).toBe(value === 'published');
    }
    expect(JSON.stringify(actor.getSnapshot().value)).toBe(end);
  });
});

import { describe, expect, test } from 'vitest';
import { fromTransition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import {
  AuthorChanged,
  DefinitionsChanged,
} from '../../../../app/client/features/create-ad/machine/publish-stops.ts';
import { eventsOf, openActor, restingStates, shortestPaths } from '../walk-machine.ts';
import {
  AD,
  failures,
  quietAd,
  refusalOf,
  sampleDraft,
  sampleForm,
  sampleInput,
  walkAd,
} from './sample-ad.ts';

// The responses of actors are not declared as events of the machine.
const machine: AnyStateMachine = quietAd();
/** The same with a photo that is always uploading. */
const busyMachine: AnyStateMachine = machine.provide({
  actors: {
    photoQueue: fromTransition((state) => state, {
      photos: [{ id: 'a', file: null, preview: null, stage: { type: 'uploading', share: 0 } }],
      refused: [],
    }),
  },
});

const EVENTS = eventsOf(machine, {
  events: {
    'network.changed': [{ isOnline: false }, { isOnline: true }],
    'form.accepted': [{ payload: {} }],
    'exactness.changed': [{ isPlaceExact: true }],
  },
  answers: { saveDraft: [1], publish: [AD], signIn: [true, false] },
  errors: {
    saveDraft: [new Error('full')],
    publish: [
      failures.network,
      failures.signedOut,
      failures.quota,
      refusalOf('title'),
      new DefinitionsChanged({ ...sampleForm(), dropped: ['Цвет'] }),
      new DefinitionsChanged(sampleForm()),
      new AuthorChanged(),
    ],
    signIn: [new Error('closed')],
  },
});

const WALKS = [
  { why: 'a blank form', machine, walk: walkAd(EVENTS) },
  {
    why: 'a draft',
    machine,
    walk: walkAd(EVENTS, sampleInput({ ...sampleForm(), draft: sampleDraft })),
  },
  { why: 'a photo on its way', machine: busyMachine, walk: walkAd(EVENTS) },
];

/** States that differ only in content are equal. */
const outline = ({ value, context }: AnyMachineSnapshot) =>
  JSON.stringify([value, context.hasRetried, context.isOnline, context.outcome.type]);

describe('every state of an ad', () => {
  const ways = WALKS.flatMap(({ why, machine: walked, walk }) =>
    shortestPaths(walked, walk, outline).map((path) => ({
      ...path,
      machine: walked,
      walk,
      title: `${why}: ${path.title}`,
    })),
  );
  const reached = new Set(ways.flatMap((way) => way.reached));

  test('is reached by a path', () => {
    expect(restingStates(machine).filter((id) => !reached.has(id))).toEqual([]);
  });

  test('of saving a draft is reached in every state of publishing', () => {
    const met = new Set(ways.map(({ reached: ids }) => ids.filter(isResting).toSorted().join()));
    const pairs = statesIn('ad.filling.keeping').flatMap((kept) =>
      statesIn('ad.filling.sending').map((sent) => [kept, sent].join()),
    );
    expect(pairs.filter((pair) => !met.has(pair))).toEqual([]);
  });

  test.for(ways)('is the end of its path: $title', async ({ machine: walked, walk, ...way }) => {
    // A short pause, so that waiting for a retry differs from waiting for a save.
    const delays = { ...walk.delays, retryDelay: 1 };
    const { actor, act } = openActor(walked.provide({ delays }), { ...walk, delays });
    for (const event of way.events) {
      await act(event);
      const { value, context } = actor.getSnapshot();
      expect(context.outcome.type === 'unfinished').toBe(value !== 'finished');
    }
    expect(actor.getSnapshot().value).toEqual(way.end);
  });
});

const RESTING = new Set(restingStates(machine));

function isResting(id: string): boolean {
  return RESTING.has(id);
}

function statesIn(region: string): readonly string[] {
  return restingStates(machine).filter((id) => id.startsWith(`${region}.`));
}

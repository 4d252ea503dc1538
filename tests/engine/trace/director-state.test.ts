import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  arrived,
  dueOf,
  duplicated,
  failed,
  inOrder,
  quietState,
  released,
  REMEMBERED,
  setOut,
  underProfile,
  type DirectorState,
} from '../../../engine/trace/direct/director-state.ts';
import { networkProfiles } from '../../../engine/trace/direct/network-profiles.ts';

const QUESTION = { load: 0, field: 1, name: 'Модель', parentValues: [] };
const profiles = Object.values(networkProfiles);

type Turn = (state: DirectorState, now: number) => DirectorState;

const turns: fc.Arbitrary<Turn> = fc.oneof(
  fc.constant<Turn>((state, now) => setOut(state, QUESTION, now)),
  fc.nat({ max: 9 }).map(
    (id): Turn =>
      (state, now) =>
        duplicated(state, id, now),
  ),
  fc.nat({ max: 9 }).map(
    (id): Turn =>
      (state, now) =>
        failed(state, id, now),
  ),
  fc.nat({ max: 9 }).map(
    (id): Turn =>
      (state, now) =>
        released(state, (answer) => answer.id === id, now),
  ),
  fc.nat({ max: 9 }).map(
    (id): Turn =>
      (state, now) =>
        arrived(state, id, { status: 'delivered', isLate: false, dueAt: now }),
  ),
  fc.constantFrom(...profiles).map(
    (profile): Turn =>
      (state, now) =>
        underProfile(state, profile, now),
  ),
);

describe('the answers of a director, whatever is done with them,', () => {
  test('are on their way with a time, held without one, or done; each with an id of its own', () => {
    fc.assert(
      fc.property(fc.array(turns), fc.constantFrom(...profiles), (acts, profile) => {
        let state = quietState(profile);
        for (const [now, act] of acts.entries()) {
          const before = JSON.stringify(state);
          const next = act(state, now);
          expect(JSON.stringify(state)).toBe(before);
          state = next;
          const answers = state.deliveries.map(({ answer }) => answer);
          for (const { status, dueAt, isLate } of answers) {
            expect(dueAt === null).toBe(status === 'held');
            expect(isLate === null).toBe(status !== 'delivered');
          }
          const ids = answers.map(({ id }) => id);
          expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
          expect(ids.every((id) => id < state.count)).toBe(true);
          const dues = inOrder(state).map(dueOf);
          expect(dues).toEqual(dues.toSorted((one, other) => one - other));
        }
      }),
    );
  });

  test('are forgotten, the oldest first, when there are too many that came', () => {
    let state = quietState(networkProfiles.held);
    for (let id = 0; id <= REMEMBERED; id += 1) state = setOut(state, QUESTION, id);
    expect(state.deliveries).toHaveLength(REMEMBERED + 1);
    for (let id = 1; id <= REMEMBERED; id += 1) {
      state = arrived(state, id, { status: 'delivered', isLate: false, dueAt: id });
    }
    expect(state.deliveries).toHaveLength(REMEMBERED + 1);
    state = arrived(state, 0, { status: 'delivered', isLate: true, dueAt: 0 });
    expect(state.deliveries).toHaveLength(REMEMBERED);
    expect(state.deliveries[0]?.answer.id).toBe(1);
  });
});

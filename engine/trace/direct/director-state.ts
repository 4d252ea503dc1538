import { plannedDelivery, type NetworkProfile } from './network-profiles.ts';

/** An answer between the server and the form, as a tester sees it. */
export interface DirectedAnswer {
  /** Counted from 0 in the order of sending; a duplicate has its own. */
  readonly id: number;
  /** The load it answers: the token of the form's effect. */
  readonly load: number;
  /** Index of the field whose list it is. */
  readonly field: number;
  /** What a person reads as the field's label. */
  readonly name: string;
  readonly parentValues: readonly string[];
  readonly status: 'on-the-way' | 'held' | 'delivered' | 'failed';
  /** When the form asked, in ms of the director's clock. */
  readonly sentAt: number;
  /** When it reaches, or reached, the form; `null`: not before it is released. */
  readonly dueAt: number | null;
  /** The answer that it repeats; `null` for a first one. */
  readonly copyOf: number | null;
  /** Whether the form had stopped waiting when it came, so that nothing changed; `null` till then. */
  readonly isLate: boolean | null;
}

/** What the form asked. */
export type Question = Pick<DirectedAnswer, 'load' | 'field' | 'name' | 'parentValues'>;

/** An answer with what the host does not see: its question, its time and its outcome. */
export interface Delivery {
  readonly answer: DirectedAnswer;
  /** The question that it answers; duplicates share it. */
  readonly question: Question;
  /** When it arrives unless it is held. */
  readonly arrivesAt: number;
  readonly isFailing: boolean;
}

/** All answers of a director. Plain, frozen, replaced as a whole. */
export interface DirectorState {
  readonly profile: NetworkProfile;
  readonly deliveries: readonly Delivery[];
  /** Answers ever sent; the next id. */
  readonly count: number;
}

/** Finished answers that are remembered, the newest. */
export const REMEMBERED = 200;

/** The state of a director before any question. */
export function quietState(profile: NetworkProfile): DirectorState {
  return Object.freeze({ profile, deliveries: Object.freeze([]), count: 0 });
}

/** Adds an answer, and the duplicate that the profile plans for it. */
export function setOut(state: DirectorState, question: Question, now: number): DirectorState {
  const { profile, count } = state;
  const { delayMs, isFailed, duplicateAfterMs } = plannedDelivery(profile, count);
  const first = { question, sentAt: now, isFailing: isFailed };
  const arrivesAt = now + delayMs;
  const alone = added(state, { ...first, copyOf: null, arrivesAt });
  if (duplicateAfterMs === null) return alone;
  return added(alone, { ...first, copyOf: count, arrivesAt: arrivesAt + duplicateAfterMs });
}

/** Adds a duplicate of an answer in any status. The same state for an unknown id. */
export function duplicated(state: DirectorState, id: number, now: number): DirectorState {
  const delivery = state.deliveries.find(({ answer }) => answer.id === id);
  if (delivery === undefined) return state;
  const { delayMs } = plannedDelivery(state.profile, state.count);
  return added(state, {
    question: delivery.question,
    sentAt: now,
    copyOf: delivery.answer.copyOf ?? id,
    arrivesAt: now + delayMs,
    isFailing: false,
  });
}

/** Later answers follow the profile; pending ones keep their time. */
export function underProfile(
  state: DirectorState,
  profile: NetworkProfile,
  now: number,
): DirectorState {
  const { isHolding } = profile;
  return replaced({ ...state, profile }, (delivery) => {
    const { status, dueAt } = delivery.answer;
    if (isHolding && status === 'on-the-way' && (dueAt ?? now) > now) return held(delivery);
    if (!isHolding && status === 'held') return sent(delivery, Math.max(now, delivery.arrivesAt));
    return delivery;
  });
}

/** The answers are due now, held or not. Finished ones stay as they are. */
export function released(
  state: DirectorState,
  isMeant: (answer: DirectedAnswer) => boolean,
  now: number,
): DirectorState {
  return replaced(state, (delivery) =>
    isOpen(delivery) && isMeant(delivery.answer) ? sent(delivery, now) : delivery,
  );
}

/** The answer fails, now. */
export function failed(state: DirectorState, id: number, now: number): DirectorState {
  return replaced(state, (delivery) =>
    isOpen(delivery) && delivery.answer.id === id
      ? { ...sent(delivery, now), isFailing: true }
      : delivery,
  );
}

/** The answer has come to the form. */
export function arrived(
  state: DirectorState,
  id: number,
  outcome: Pick<DirectedAnswer, 'status' | 'isLate' | 'dueAt'>,
): DirectorState {
  const next = replaced(state, (delivery) =>
    delivery.answer.id === id ? withAnswer(delivery, outcome) : delivery,
  );
  const finished = next.deliveries.filter((delivery) => !isOpen(delivery));
  const [oldest] = finished;
  if (finished.length <= REMEMBERED || oldest === undefined) return next;
  return withDeliveries(
    next,
    next.deliveries.filter((delivery) => delivery !== oldest),
  );
}

/** Answers on their way, the one that is due first at the front. */
export function inOrder({ deliveries }: DirectorState): readonly Delivery[] {
  return deliveries
    .filter(({ answer }) => answer.status === 'on-the-way')
    .toSorted((one, other) => dueOf(one) - dueOf(other) || one.answer.id - other.answer.id);
}

/** When it is due; a held one never. */
export function dueOf({ answer }: Delivery): number {
  return answer.dueAt ?? Infinity;
}

function isOpen({ answer }: Delivery): boolean {
  return answer.status === 'on-the-way' || answer.status === 'held';
}

interface Departure extends Omit<Delivery, 'answer'> {
  readonly sentAt: number;
  readonly copyOf: number | null;
}

function added(state: DirectorState, departure: Departure): DirectorState {
  const { question, sentAt, copyOf, arrivesAt, isFailing } = departure;
  const { load, field, name, parentValues } = question;
  const { isHolding } = state.profile;
  const answer: DirectedAnswer = Object.freeze({
    id: state.count,
    load,
    field,
    name,
    parentValues,
    status: isHolding ? 'held' : 'on-the-way',
    sentAt,
    dueAt: isHolding ? null : arrivesAt,
    copyOf,
    isLate: null,
  });
  const deliveries = [
    ...state.deliveries,
    Object.freeze({ answer, question, arrivesAt, isFailing }),
  ];
  return withDeliveries({ ...state, count: state.count + 1 }, deliveries);
}

function held(delivery: Delivery): Delivery {
  return withAnswer(delivery, { status: 'held', dueAt: null });
}

function sent(delivery: Delivery, dueAt: number): Delivery {
  return withAnswer(delivery, { status: 'on-the-way', dueAt });
}

function withAnswer(delivery: Delivery, changes: Partial<DirectedAnswer>): Delivery {
  return Object.freeze({ ...delivery, answer: Object.freeze({ ...delivery.answer, ...changes }) });
}

function replaced(state: DirectorState, turn: (delivery: Delivery) => Delivery): DirectorState {
  return withDeliveries(state, state.deliveries.map(turn));
}

function withDeliveries(state: DirectorState, deliveries: readonly Delivery[]): DirectorState {
  return Object.freeze({ ...state, deliveries: Object.freeze(deliveries) });
}

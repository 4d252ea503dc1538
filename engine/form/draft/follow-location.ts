import type { Option, Point } from '../../definition/field-definition.ts';
import type { PlanField } from '../../definition/plan.ts';
import { findOption } from '../../fields/option-value.ts';
import { kindOf } from '../../fields/registry.ts';
import { scalarsOf } from '../../fields/value-guards.ts';
import { fieldAt, indexOf } from '../state/plan-index.ts';
import { change, draftContext, entryOf, type Draft } from './draft.ts';

/** A chosen option that lies somewhere, and the choice it was chosen in. */
export interface ChosenLocation {
  readonly choice: PlanField;
  readonly option: Option;
  readonly point: Point;
}

/**
 * Lets unset locations follow the choices that just moved, and a location that came to
 * show follow what is chosen. One set by hand stays; one that follows goes as its choice goes.
 * Of several choices that lie somewhere the first on the page leads, in whatever order they and
 * their lists came.
 */
export function followLocations(draft: Draft): void {
  const moved = Array.from(draft.moved, (index) => fieldAt(draft.plan, index));
  draft.moved.clear();
  const { followers } = indexOf(draft.plan);
  if (followers.length === 0) return;

  const isLed = moved.some((field) => locationOf(draft, field) !== null);
  for (const field of followers) {
    if (!draft.isVisible.at(field.index)) continue;
    const isLoose = entryOf(draft, field).followsKey !== null;
    if (isLed || isLoose || moved.some(({ key }) => key === field.key)) follow(draft, field);
  }
}

/** Lets the locations that wait for this list of a choice follow it to where it is now known to lie. */
export function wakeFollowers(draft: Draft, { key }: PlanField): void {
  for (const field of indexOf(draft.plan).followers) {
    if (entryOf(draft, field).followsKey === key) draft.moved.add(field.index);
  }
}

/** Takes a location to its lead, or back to nothing, unless it was set by hand. */
function follow(draft: Draft, field: PlanField): void {
  const { input, followsKey } = entryOf(draft, field);
  const { isFilled, inputAtLocation } = kindOf(field);
  if (followsKey === null && isFilled(input, draftContext(draft, field))) return;

  const { key, location } = findLead(draft);
  if (key === null && followsKey === null) return;
  change(draft, field, {
    input: location && (inputAtLocation?.(location.point, location.option.name) ?? null),
    code: 'followed',
    cause: location?.choice.key ?? followsKey,
    followsKey: key,
  });
}

/** Where a location goes, and the key it follows. */
interface Lead {
  /** Of the first choice with a location, as far as is known: its list may be loading. */
  readonly key: string | null;
  readonly location: ChosenLocation | null;
}

function findLead(draft: Draft): Lead {
  let key: string | null = null;
  for (const choice of indexOf(draft.plan).locators) {
    const location = locationOf(draft, choice);
    if (location !== null || isAwaited(draft, choice)) key ??= choice.key;
    if (location !== null) return { key, location };
  }
  return { key, location: null };
}

/**
 * Whether a list that is loading, or may be loaded again, will contain the location of its choice.
 */
function isAwaited(draft: Draft, choice: PlanField): boolean {
  const status = draft.options.at(choice.index)?.status;
  const isOpen = status === 'loading' || status === 'failed';
  return isOpen && entryOf(draft, choice).input !== null;
}

/** Where the field's choice lies: of several values, the first that lies somewhere. */
export function locationOf(draft: Draft, choice: PlanField): ChosenLocation | null {
  if (!draft.isVisible.at(choice.index)) return null;
  const { input } = entryOf(draft, choice);
  const context = draftContext(draft, choice);
  for (const value of scalarsOf(input)) {
    const option = findOption(value, context);
    const point = option?.location ?? null;
    if (option !== undefined && point !== null) return { choice, option, point };
  }
  return null;
}

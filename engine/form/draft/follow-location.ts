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
 * Of several choices that lie somewhere the first on the page leads, in whatever order they came.
 */
export function followLocations(draft: Draft): void {
  const moved = Array.from(draft.moved, (index) => fieldAt(draft.plan, index));
  draft.moved.clear();
  const { followers } = indexOf(draft.plan);
  if (followers.length === 0) return;

  const isLed = moved.some((field) => locationOf(draft, field) !== null);
  const keys = new Set(moved.map(({ key }) => key));
  for (const field of followers) {
    if (!draft.isVisible.at(field.index)) continue;
    const { followsKey } = entryOf(draft, field);
    const isLoose = followsKey !== null && keys.has(followsKey);
    if (isLed || isLoose || keys.has(field.key)) follow(draft, field);
  }
}

/** Takes a location to its lead, or back to nothing, unless it was set by hand. */
function follow(draft: Draft, field: PlanField): void {
  const { input, followsKey } = entryOf(draft, field);
  const { isFilled, inputAtLocation } = kindOf(field);
  if (followsKey === null && isFilled(input, draftContext(draft, field))) return;

  const lead = findLead(draft);
  if (lead !== null && inputAtLocation !== null) {
    const { key } = lead.choice;
    const at = inputAtLocation(lead.point, lead.option.name);
    change(draft, field, { input: at, code: 'followed', cause: key, followsKey: key });
  } else if (followsKey !== null) {
    change(draft, field, { input: null, code: 'followed', cause: followsKey });
  }
}

function findLead(draft: Draft): ChosenLocation | null {
  for (const choice of indexOf(draft.plan).locators) {
    const place = locationOf(draft, choice);
    if (place !== null) return place;
  }
  return null;
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

import type { Option, Point } from '../definition/field-definition.ts';
import type { PlanField } from '../definition/plan.ts';
import { findOption } from '../fields/option-value.ts';
import { kindOf } from '../fields/registry.ts';
import { isScalarList, isWireScalar } from '../fields/value-guards.ts';
import { change, draftContext, draftOwner, entryOf, type Draft } from './draft.ts';
import { fieldAt, indexOf } from './plan-index.ts';

/** A chosen option that lies somewhere, and the choice it was chosen in. */
interface Place {
  readonly choice: PlanField;
  readonly option: Option;
  readonly point: Point;
}

/**
 * Lets unset locations follow the choices that just moved (spec §4). A location that was set by
 * hand stays; one that follows is cleared with the choice it follows. Of several choices that
 * lie somewhere, the first on the page leads, in whatever order they were made.
 */
export function followLocations(draft: Draft): void {
  const moved = Array.from(draft.moved, (index) => fieldAt(draft.plan, index));
  draft.moved.clear();
  const { followers } = indexOf(draft.plan);
  if (moved.length === 0 || followers.length === 0) return;

  const places = moved.flatMap((choice) => placeOf(draft, choice) ?? []);
  const movedKeys = new Set(moved.map(({ key }) => key));
  for (const field of followers) {
    if (draft.isVisible.at(field.index)) follow(draft, field, { places, movedKeys });
  }
}

interface Moves {
  readonly places: readonly Place[];
  readonly movedKeys: ReadonlySet<string>;
}

function follow(draft: Draft, field: PlanField, { places, movedKeys }: Moves): void {
  const { input, followsKey } = entryOf(draft, field);
  const kind = kindOf(field);
  if (followsKey === null && kind.isFilled(input, draftContext(draft, field))) return;

  const followed = followsKey === null ? null : placeOfKey(draft, followsKey);
  const known = followed === null ? places : [...places, followed];
  const lead = known.reduce<Place | null>(firstOnPage, null);
  if (lead === null) {
    if (followsKey === null || !movedKeys.has(followsKey)) return;
    change(draft, field, { input: null, code: 'followed', cause: followsKey });
  } else {
    const { choice, option, point } = lead;
    const at = kind.inputAtLocation?.(point, option.name) ?? null;
    change(draft, field, {
      input: at,
      code: 'followed',
      cause: choice.key,
      followsKey: choice.key,
    });
  }
}

function firstOnPage(first: Place | null, place: Place): Place {
  return first === null || place.choice.index < first.choice.index ? place : first;
}

function placeOfKey(draft: Draft, key: string): Place | null {
  const slot = indexOf(draft.plan).slotByKey.get(key);
  const owner = slot === undefined ? null : draftOwner(draft, slot);
  return owner === null ? null : placeOf(draft, fieldAt(draft.plan, owner));
}

/** Where the field's choice lies: of several, the first that lies somewhere. */
function placeOf(draft: Draft, choice: PlanField): Place | null {
  if (!draft.isVisible.at(choice.index)) return null;
  const { input } = entryOf(draft, choice);
  const context = draftContext(draft, choice);
  const members = isWireScalar(input) ? [input] : isScalarList(input) ? input : [];
  for (const member of members) {
    const option = findOption(member, context);
    const point = option?.location ?? null;
    if (option !== undefined && point !== null) return { choice, option, point };
  }
  return null;
}

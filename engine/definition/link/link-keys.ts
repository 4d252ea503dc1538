import type { Report } from '../diagnostics/report.ts';
import type { LooseDefinition } from '../read/read-definition.ts';

/** Which key has which slot, and which fields and conditions read it. */
export interface KeyLinks {
  /** Distinct keys, in order of first appearance; a slot is an index in it. */
  readonly keys: readonly string[];
  /** Slot by field. */
  readonly slots: readonly number[];
  /** Slots of the keys that may be compared with: all but the empty one of a disabled filter. */
  readonly slotByKey: ReadonlyMap<string, number>;
  /** Field indexes by slot, in page order. */
  readonly fieldsBySlot: readonly (readonly number[])[];
  /** Slot by field and condition; `null` for a key that is on no field. */
  readonly conditionSlots: readonly (readonly (number | null)[])[];
}

/** Assigns a slot to every distinct key, and finds the keys that conditions name. */
export function linkKeys(definitions: readonly LooseDefinition[], report: Report): KeyLinks {
  const slotByKey = new Map<string, number>();
  const fieldsBySlot: number[][] = [];
  const slots = definitions.map(({ key }, index) => {
    const slot = slotByKey.get(key) ?? slotByKey.size;
    slotByKey.set(key, slot);
    (fieldsBySlot[slot] ??= []).push(index);
    return slot;
  });
  const keys = Array.from(slotByKey.keys());
  // The empty key is that of disabled filters: nothing can be compared with it.
  slotByKey.delete('');

  const conditionSlots = definitions.map(({ showIf }) =>
    showIf.map(({ key, pointer }) => {
      const slot = slotByKey.get(key) ?? null;
      if (slot === null) report('definition.show-if.unknown', pointer, key);
      return slot;
    }),
  );
  return { keys, slots, slotByKey, fieldsBySlot, conditionSlots };
}

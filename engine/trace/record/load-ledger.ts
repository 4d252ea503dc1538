import type { LoadOptions, Plan } from '../../index.ts';

/** Which load is meant, however loads are numbered. */
export interface LoadName {
  /** Its field, by key and id, and the values of its parent. */
  readonly list: string;
  /** How many loads of the same list were asked for before it. */
  readonly turn: number;
}

/** Names of the loads that a form has asked for. */
export interface LoadLedger {
  /** Takes in what was asked for since the last time. */
  readonly note: (loads: readonly LoadOptions[]) => void;
  /** Name of a load by its number; `null` for one that was not asked for. */
  readonly nameOf: (load: number) => LoadName | null;
  /** Number of a load by its name: the last of its list where that has fewer; `null` for none. */
  readonly numberOf: (name: LoadName) => number | null;
}

/** Opens an empty ledger of a plan's loads. */
export function createLedger({ fields }: Plan): LoadLedger {
  const names: LoadName[] = [];
  const numbers = new Map<string, number[]>();
  return {
    note: (loads) => {
      for (const { field, parentValues, token } of loads.slice(names.length)) {
        const list = JSON.stringify([fields[field]?.key, fields[field]?.id, parentValues]);
        const same = numbers.get(list) ?? [];
        numbers.set(list, same);
        names.push({ list, turn: same.length });
        same.push(token);
      }
    },
    nameOf: (load) => names[load] ?? null,
    numberOf: ({ list, turn }) => {
      const same = numbers.get(list) ?? [];
      return same[turn] ?? same.at(-1) ?? null;
    },
  };
}

import { z } from '../wire/zod.ts';

/** Number of occurrences in the recorded pages, and the ids of the first pages with one. */
const cell = {
  count: z.int(),
  pages: z.array(z.string()),
};

const Cell = z.object(cell);

/** A cell of the column `of`. */
const HeadedCell = z.object({ of: z.string(), ...cell });

/** Coverage of the recorded definitions: types by features. */
export const LabCoverage = z.object({
  pages: z.int(),
  fields: z.int(),
  rows: z.array(
    z.object({
      /** One of the sixteen types; `null` for every unknown type. */
      type: z.nullable(z.string()),
      total: Cell,
      features: z.array(HeadedCell),
      data_types: z.array(HeadedCell),
      /** Codes of the possible faults of these fields. */
      faults: z.array(z.string()),
    }),
  ),
});
export type LabCoverage = z.infer<typeof LabCoverage>;

import { z } from '../wire/zod.ts';

/** How often something occurs in the recorded pages, and the ids of the first pages that have it. */
const cell = {
  count: z.int(),
  pages: z.array(z.string()),
};

const Cell = z.object(cell);

/** A cell under the heading `of`. */
const HeadedCell = z.object({ of: z.string(), ...cell });

/** What the recorded definitions cover of all that definitions may have: types by features. */
export const LabCoverage = z.object({
  pages: z.int(),
  fields: z.int(),
  rows: z.array(
    z.object({
      /** One of the sixteen types; `null` for types that are none of them. */
      type: z.nullable(z.string()),
      total: Cell,
      features: z.array(HeadedCell),
      data_types: z.array(HeadedCell),
      /** Codes of the faults that a value of these fields may have. */
      faults: z.array(z.string()),
    }),
  ),
});
export type LabCoverage = z.infer<typeof LabCoverage>;

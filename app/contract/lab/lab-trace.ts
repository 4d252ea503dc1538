import { z } from '../wire/zod.ts';

/** Folder and file: `create/cars.motocikly`, `search/cars`. */
export const LabTraceId = z
  .string()
  .check(z.regex(/^[a-z][a-z-]{0,39}\/[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/));

const entry = {
  id: LabTraceId,
  /** Name of the category, or of the group of defective definitions. */
  group: z.string(),
  /** Name of the recorded page. */
  title: z.string(),
  mode: z.enum(['entry', 'filter']),
  /** What the trace demonstrates. */
  shows: z.string(),
};

/** An entry of the list of recorded traces. */
export const LabTraceSummary = z.object(entry);
export type LabTraceSummary = z.infer<typeof LabTraceSummary>;

/** The list of recorded traces. */
export const LabTraces = z.object({ traces: z.array(LabTraceSummary) });
export type LabTraces = z.infer<typeof LabTraces>;

/** One recorded trace; `readTrace` of the engine reads it. */
export const LabTrace = z.object({ ...entry, trace: z.unknown() });
export type LabTrace = z.infer<typeof LabTrace>;

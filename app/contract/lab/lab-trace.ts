import { z } from '../wire/zod.ts';

/** Folder and file: `create/cars.motocikly`, `search/cars`. */
export const LabTraceId = z
  .string()
  .check(z.regex(/^[a-z][a-z-]{0,39}\/[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/));

const entry = {
  id: LabTraceId,
  /** Name of the category; of the trouble files for a trace that belongs to no page. */
  group: z.string(),
  /** Name of the page that was recorded. */
  title: z.string(),
  mode: z.enum(['entry', 'filter']),
  /** What the trace shows, in its own words. */
  shows: z.string(),
};

/** One line of the tester's list of recorded traces. */
export const LabTraceSummary = z.object(entry);
export type LabTraceSummary = z.infer<typeof LabTraceSummary>;

/** The tester's list of recorded traces. */
export const LabTraces = z.object({ traces: z.array(LabTraceSummary) });
export type LabTraces = z.infer<typeof LabTraces>;

/** One of them, whole: JSON that the engine's reader of traces takes. */
export const LabTrace = z.object({ ...entry, trace: z.unknown() });
export type LabTrace = z.infer<typeof LabTrace>;

import { z } from '../wire/zod.ts';

/** Whether the caller is a tester; the operator lists the testers' phones. */
export const LabTester = z.object({ is_tester: z.boolean() });
export type LabTester = z.infer<typeof LabTester>;

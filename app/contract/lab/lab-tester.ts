import { z } from '../wire/zod.ts';

/** Whether the caller is one of the testers whom the operator named. */
export const LabTester = z.object({ is_tester: z.boolean() });
export type LabTester = z.infer<typeof LabTester>;

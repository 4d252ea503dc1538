import { Slug } from '../wire/text.ts';
import { z } from '../wire/zod.ts';

/** Folder and file: `create/cars.motocikly`, `search/cars`, `trouble/parent-loop`. */
export const LabFixtureId = z
  .string()
  .check(z.regex(/^(?:create|search|trouble)\/[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/));

const entry = {
  id: LabFixtureId,
  /** Name of the category, or of the trouble files. */
  group: z.string(),
  title: z.string(),
  mode: z.enum(['entry', 'filter']),
  /** Where a recorded page belongs; `null` for a trouble file, and the latter for a category's. */
  category_id: z.nullable(Slug),
  subcategory_id: z.nullable(Slug),
};

/** One line of the tester's list. */
export const LabFixtureSummary = z.object(entry);
export type LabFixtureSummary = z.infer<typeof LabFixtureSummary>;

/** The tester's list of recorded pages and trouble files. */
export const LabFixtures = z.object({ fixtures: z.array(LabFixtureSummary) });
export type LabFixtures = z.infer<typeof LabFixtures>;

/** One of them; a trouble file's page may be any JSON at all. */
export const LabFixture = z.object({ ...entry, page: z.unknown() });
export type LabFixture = z.infer<typeof LabFixture>;

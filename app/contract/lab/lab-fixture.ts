import { Slug } from '../wire/text.ts';
import { z } from '../wire/zod.ts';

/** Folder and file: `create/cars.motocikly`, `search/cars`, `trouble/parent-loop`. */
export const LabFixtureId = z
  .string()
  .check(z.regex(/^(?:create|search|trouble)\/[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/));

const entry = {
  id: LabFixtureId,
  /** Name of the category, or of the group of defective definitions. */
  group: z.string(),
  title: z.string(),
  mode: z.enum(['entry', 'filter']),
  /** `null` for a defective definition; the subcategory is also `null` for a category's page. */
  category_id: z.nullable(Slug),
  subcategory_id: z.nullable(Slug),
};

/** An entry of the list of recorded pages. */
export const LabFixtureSummary = z.object(entry);
export type LabFixtureSummary = z.infer<typeof LabFixtureSummary>;

/** The list of recorded pages and defective definitions. */
export const LabFixtures = z.object({ fixtures: z.array(LabFixtureSummary) });
export type LabFixtures = z.infer<typeof LabFixtures>;

/** One recorded page; the page of a defective definition may be any JSON. */
export const LabFixture = z.object({ ...entry, page: z.unknown() });
export type LabFixture = z.infer<typeof LabFixture>;

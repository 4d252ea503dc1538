import {
  CreatePage,
  CreationStructure,
  FilterGroup,
  FilterPage,
  FilterValue,
  Point,
} from '../../../contract/index.ts';
import { z } from '../../../contract/wire/zod.ts';

/** Schemas of the files by prefix of their path; the first match applies. */
const SHAPES = {
  'pages/structure': CreationStructure,
  'pages/create/': CreatePage,
  'pages/search/': FilterPage,
  'values/': z.record(
    z.string(),
    z.object({ values: z.array(FilterValue), groups: z.array(FilterGroup) }),
  ),
  'trouble/': z.object({ title: z.string(), mode: z.enum(['entry', 'filter']), page: z.unknown() }),
  'traces/': z.object({
    format: z.literal('form-trace'),
    version: z.literal(1),
    title: z.string(),
    mode: z.enum(['entry', 'filter']),
    definitions: z.unknown(),
    acts: z.array(z.unknown()),
  }),
  /** The cities are read where ads are generated; here only the landmarks of the capital. */
  'dictionaries/geo-tj': z.object({
    dushanbe_landmarks: z.array(z.extend(Point, { name: z.string() })),
  }),
} as const;

type Shapes = typeof SHAPES;

/** Type of a file of a kind. */
export type FixtureOf<Kind extends keyof Shapes> = z.infer<Shapes[Kind]>;

/**
 * Reads one file and validates it by the contract: a seeded page is sent unchanged.
 *
 * @throws With the path and the first fault.
 */
export function parseFixture<Kind extends keyof Shapes>(
  kind: Kind,
  path: string,
  text: string,
): FixtureOf<Kind>;
export function parseFixture(kind: keyof Shapes, path: string, text: string): unknown {
  const read = z.safeParse<z.ZodMiniType>(SHAPES[kind], readJson(path, text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `Fixture ${path}.json breaks the contract at /${issue?.path.join('/')}: ${issue?.message}. ` +
      'It would be refused by every client. Rebuild the fixtures.',
  );
}

function readJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`Fixture ${path}.json is no JSON. Rebuild the fixtures.`, { cause });
  }
}

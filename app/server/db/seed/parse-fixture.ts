import {
  CreatePage,
  CreationStructure,
  FilterGroup,
  FilterPage,
  FilterValue,
  Point,
} from '../../../contract/index.ts';
import { z } from '../../../contract/wire/zod.ts';

/** What each kind of file must hold, by the beginning of its path; the first that fits rules. */
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
  /** The towns of the country are read where ads are made up; here only what lies about the capital. */
  'dictionaries/geo-tj': z.object({
    dushanbe_landmarks: z.array(z.extend(Point, { name: z.string() })),
  }),
} as const;

type Shapes = typeof SHAPES;

/** What a file of a kind holds. */
export type FixtureOf<Kind extends keyof Shapes> = z.infer<Shapes[Kind]>;

/**
 * Reads one file, held to the contract: a page that is seeded is sent as it is.
 *
 * @throws With the path and the first thing that is wrong.
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
      'It would be refused by every client. Build the fixtures anew.',
  );
}

function readJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`Fixture ${path}.json is no JSON. Build the fixtures anew.`, { cause });
  }
}

import { z } from '../wire/zod.ts';

/** Longest URL of a setting, in characters. */
const LONGEST_URL = 500;

const Link = z.nullable(z.string().check(z.maxLength(LONGEST_URL)));

/** Pictures of the map: `url` with `{z}`, `{x}`, `{y}`, and whose they are. */
const MapTiles = z.object({
  url: z.string().check(z.maxLength(LONGEST_URL)),
  attribution: z.string().check(z.maxLength(LONGEST_URL)),
  attribution_url: Link,
});

/** The operator's links, which every page shows; an absent one is hidden. */
export const SiteLinks = z.object({
  /** Stores of the mobile apps. */
  app_store: Link,
  google_play: Link,
  /** The image-sharing network and the messenger (spec §1). */
  photo_network: Link,
  messenger: Link,
  /** `null`: maps show the outline of the country alone. */
  map_tiles: z.nullable(MapTiles),
  /** Custom-scheme link that opens the mobile app; `null` without an app. */
  deep_link: Link,
  /** Whether a start on mobile follows the deep link, or leaves the app to the prompt. */
  deep_link_on_start: z.enum(['redirect', 'offer']),
});
export type SiteLinks = z.infer<typeof SiteLinks>;

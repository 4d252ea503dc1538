import { join } from 'node:path';

import { z } from 'zod/mini';

import type { SiteLinks } from '../contract/index.ts';
import type { SmsGateway } from './modules/authorization/index.ts';
import type { Bucket } from './modules/images/index.ts';
import { isTileUrl, readTiles } from './modules/site/index.ts';

/** Every setting of the server; the README lists the same table. */
export const SETTINGS = {
  PORT: { standard: '3000', meaning: 'Port to listen on; 0 takes a free one.' },
  HOST: {
    standard: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 opens it to the network.',
  },
  DATA_DIR: {
    standard: '.data',
    meaning: 'Folder of the embedded PostgreSQL and of the uploaded pictures.',
  },
  DATABASE_URL: { standard: '', meaning: 'A PostgreSQL of your own, instead of the embedded one.' },
  LOG_LEVEL: {
    standard: 'info',
    meaning: 'How much is logged: fatal, error, warn, info, debug, trace, silent.',
  },
  CLIENT_DIR: { standard: '.build/client', meaning: 'Folder of the built pages.' },
  FIXTURES_DIR: { standard: 'fixtures', meaning: 'Folder of the recorded filter pages.' },
  SEED_ADS: {
    standard: 'true',
    meaning: 'Whether a new database begins with sample people, shops and ads.',
  },
  RATE_LIMIT: {
    standard: '1200',
    meaning:
      'API calls a minute from one address; creating calls get a tenth, pages and files tenfold.',
  },
  TRUST_PROXY: {
    standard: 'false',
    meaning: 'Whether a proxy in front names the caller’s address.',
  },
  SMS_URL: {
    standard: '',
    meaning: 'HTTP gateway that sends the one-time codes; without one they are shown in the log.',
  },
  SMS_TOKEN: { standard: '', meaning: 'Bearer token that the gateway asks for.' },
  S3_URL: {
    standard: '',
    meaning:
      'Bucket for the pictures, https://host/bucket, instead of a folder: for several servers.',
  },
  S3_REGION: { standard: 'us-east-1', meaning: 'Region of the bucket.' },
  S3_KEY: { standard: '', meaning: 'Access key of the bucket.' },
  S3_SECRET: { standard: '', meaning: 'Secret of the access key.' },
  SMS_DAILY_BUDGET: {
    standard: '5000',
    meaning: 'Number of one-time codes that are sent a day, to all phones together.',
  },
  IMPORT_FILE: {
    standard: 'fixtures/import/ads.json',
    meaning: 'JSON or CSV file of ads that new users may import by their number; empty: none.',
  },
  SECURITY_CONTACT: {
    standard: '',
    meaning: 'Where to report a weakness, mailto: or https:, for /.well-known/security.txt.',
  },
  APP_STORE_URL: {
    standard: 'https://www.apple.com/app-store/',
    meaning: 'Page of the app in the Apple store; empty without one. The default is the store.',
  },
  GOOGLE_PLAY_URL: {
    standard: 'https://play.google.com/store/apps',
    meaning: 'Page of the app in the Google store; empty without one. The default is the store.',
  },
  PHOTO_NETWORK_URL: {
    standard: 'https://www.instagram.com/',
    meaning: 'Your page in the network of photos; empty without one. The default is the network.',
  },
  MESSENGER_URL: {
    standard: 'https://t.me/',
    meaning: 'Your channel in the messenger; empty without one. The default is the messenger.',
  },
  TILES_URL: {
    standard: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    meaning: 'Pictures of the map, with {z}, {x}, {y}; empty: the country’s outline alone.',
  },
  TILES_ATTRIBUTION: {
    standard: '© OpenStreetMap https://www.openstreetmap.org/copyright',
    meaning: 'Whose map it is, and optionally the https URL that it links to.',
  },
  DEEP_LINK: {
    standard: '',
    meaning: 'Link that opens the mobile app, of a scheme of its own, e.g. bozor://open.',
  },
  DEEP_LINK_ON_START: {
    standard: 'redirect',
    meaning:
      'Whether a start on mobile tries the deep link (redirect) or only offers the app (offer).',
  },
} as const;

/** The validated settings of one run. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded PostgreSQL, or the URL of another. */
  readonly database: { readonly folder: string } | { readonly url: string };
  readonly logLevel: string;
  readonly clientFolder: string;
  readonly fixturesFolder: string;
  /** Whether an empty market is filled with generated ads. */
  readonly hasSeedAds: boolean;
  /** Folder of the uploaded images. */
  readonly imageFolder: string;
  /** Bucket of the uploaded images, instead of the folder. */
  readonly imageBucket: Bucket | null;
  /** Calls per minute and address. */
  readonly rateLimit: number;
  readonly isBehindProxy: boolean;
  /** Gateway that sends SMS; `null` without one. */
  readonly smsGateway: SmsGateway | null;
  /** One-time codes a day, to all phones together. */
  readonly codesADay: number;
  /** Path of the open file of ads for the import offer; `null` without one. */
  readonly importFile: string | null;
  /** URL of the contact in `security.txt`; without one there is no such file. */
  readonly securityContact: string | null;
  /** Links to the apps and networks. */
  readonly links: SiteLinks;
}

const whole = (min: number, max: number) =>
  z.string().check(
    z.refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      message: `a whole number from ${min} to ${max}`,
    }),
  );
const page = z.string().check(
  z.maxLength(500, 'at most 500 characters'),
  z.refine((text) => text === '' || URL.parse(text)?.protocol === 'https:', {
    message: 'an https:// URL, or empty',
  }),
);
const tiles = z.string().check(
  z.maxLength(500, 'at most 500 characters'),
  z.refine((text) => text === '' || isTileUrl(text), {
    message: 'an https:// URL with {z}, {x} and {y} in its path, or empty',
  }),
);
const attribution = z.string().check(
  z.maxLength(200, 'at most 200 characters'),
  z.refine((text) => /^\s*(?!https:)\S/.test(text), {
    message: 'a text, and optionally an https:// URL after it',
  }),
);
const filled = z.string().check(z.minLength(1, 'a text that is not empty'));

const secretText = z
  .string()
  .check(z.regex(/^[\x21-\x7e]*$/, 'Latin letters, digits and signs without spaces'));

/**
 * Settings whose values are never repeated in an error: they may hold a password, and errors are
 * logged.
 */
const SECRET = new Set(['DATABASE_URL', 'SMS_URL', 'SMS_TOKEN', 'S3_URL', 'S3_KEY', 'S3_SECRET']);

const Environment = z.object({
  PORT: whole(0, 65_535),
  HOST: filled,
  DATA_DIR: filled,
  DATABASE_URL: z
    .string()
    .check(z.regex(/^(?:postgres(?:ql)?:\/\/.+)?$/, 'a URL that begins with postgres://')),
  LOG_LEVEL: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'fatal, error, warn, info, debug, trace or silent',
  ),
  CLIENT_DIR: filled,
  FIXTURES_DIR: filled,
  SEED_ADS: z.enum(['true', 'false'], 'true or false'),
  RATE_LIMIT: whole(1, 1_000_000),
  TRUST_PROXY: z.enum(['true', 'false'], 'true or false'),
  SMS_URL: z.string().check(
    z.refine((text) => text === '' || isGatewayUrl(text), {
      message: 'an https:// URL without a user name (http:// for localhost alone)',
    }),
  ),
  SMS_TOKEN: secretText,
  S3_URL: z.string().check(
    z.refine((text) => text === '' || (isGatewayUrl(text) && /^[^?#]+\/[\w./-]+$/.test(text)), {
      message: 'https://host/bucket without a user name (http:// for localhost alone)',
    }),
  ),
  S3_REGION: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'a name like us-east-1')),
  S3_KEY: secretText,
  S3_SECRET: secretText,
  SMS_DAILY_BUDGET: whole(1, 1_000_000),
  IMPORT_FILE: z
    .string()
    .check(z.regex(/^(?:.+\.(?:json|csv))?$/, 'a path that ends with .json or .csv')),
  SECURITY_CONTACT: z
    .string()
    .check(z.regex(/^(?:(?:mailto:|https:\/\/)[\x21-\x7e]{3,200})?$/, 'a mailto: or https: URL')),
  APP_STORE_URL: page,
  GOOGLE_PLAY_URL: page,
  PHOTO_NETWORK_URL: page,
  MESSENGER_URL: page,
  TILES_URL: tiles,
  TILES_ATTRIBUTION: attribution,
  DEEP_LINK: z.string().check(
    z.regex(/^(?:(?!https?:|javascript:|data:)[a-z][a-z0-9+.-]{1,30}:\/\/[\x21-\x7e]{0,400})?$/, {
      message: 'a URL with a scheme of your own, such as bozor://open, or empty',
    }),
  ),
  DEEP_LINK_ON_START: z.enum(['redirect', 'offer'], 'redirect or offer'),
});

/** Whether codes may be posted to a URL: encrypted, or to the local machine. */
function isGatewayUrl(text: string): boolean {
  const url = URL.parse(text);
  // `fetch` refuses URLs with credentials.
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
}

/**
 * Reads the settings from environment variables; an absent one has its default.
 *
 * @throws One error that names every invalid variable and its expected form.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { standard }]) => [name, environment[name] ?? standard]),
  );
  const read = Environment.safeParse(given);
  if (!read.success) {
    const complaints = read.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const value = SECRET.has(name) ? '' : ` "${given[name]}"`;
      return `  ${name}${value} must be ${message}.`;
    });
    throw new Error(`The server cannot start with these settings:\n${complaints.join('\n')}`);
  }
  const { data } = read;
  return {
    port: Number(data.PORT),
    host: data.HOST,
    database: data.DATABASE_URL === '' ? { folder: data.DATA_DIR } : { url: data.DATABASE_URL },
    logLevel: data.LOG_LEVEL,
    clientFolder: data.CLIENT_DIR,
    fixturesFolder: data.FIXTURES_DIR,
    hasSeedAds: data.SEED_ADS === 'true',
    imageFolder: join(data.DATA_DIR, 'images'),
    imageBucket: bucketOf(data),
    rateLimit: Number(data.RATE_LIMIT),
    isBehindProxy: data.TRUST_PROXY === 'true',
    smsGateway:
      data.SMS_URL === ''
        ? null
        : { url: data.SMS_URL, token: data.SMS_TOKEN === '' ? null : data.SMS_TOKEN },
    codesADay: Number(data.SMS_DAILY_BUDGET),
    importFile: data.IMPORT_FILE === '' ? null : data.IMPORT_FILE,
    securityContact: data.SECURITY_CONTACT === '' ? null : data.SECURITY_CONTACT,
    links: {
      app_store: orNull(data.APP_STORE_URL),
      google_play: orNull(data.GOOGLE_PLAY_URL),
      photo_network: orNull(data.PHOTO_NETWORK_URL),
      messenger: orNull(data.MESSENGER_URL),
      map_tiles: readTiles(data.TILES_URL, data.TILES_ATTRIBUTION),
      deep_link: orNull(data.DEEP_LINK),
      deep_link_on_start: data.DEEP_LINK_ON_START,
    },
  };
}

/** @throws When a bucket has no key or no secret. */
function bucketOf(data: z.infer<typeof Environment>): Bucket | null {
  const { S3_URL: url, S3_REGION: region, S3_KEY: key, S3_SECRET: secret } = data;
  if (url === '') return null;
  if (key === '' || secret === '') {
    throw new Error('S3_URL needs S3_KEY and S3_SECRET. Set both, or leave S3_URL out.');
  }
  return { url, region, key, secret };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

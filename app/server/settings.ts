import { join } from 'node:path';

import { z } from 'zod/mini';

import type { SmsGateway } from './modules/authorization/index.ts';

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
  SMS_DAILY_BUDGET: {
    standard: '5000',
    meaning: 'Number of one-time codes that are sent a day, to all phones together.',
  },
  SECURITY_CONTACT: {
    standard: '',
    meaning: 'Where to report a weakness, mailto: or https:, for /.well-known/security.txt.',
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
  /** Calls per minute and address. */
  readonly rateLimit: number;
  readonly isBehindProxy: boolean;
  /** Gateway that sends SMS; `null` without one. */
  readonly smsGateway: SmsGateway | null;
  /** One-time codes a day, to all phones together. */
  readonly codesADay: number;
  /** URL of the contact in `security.txt`; without one there is no such file. */
  readonly securityContact: string | null;
}

const whole = (min: number, max: number) =>
  z.string().check(
    z.refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      message: `a whole number from ${min} to ${max}`,
    }),
  );
const filled = z.string().check(z.minLength(1, 'a text that is not empty'));

/**
 * Settings whose values are never repeated in an error: they may hold a password, and errors are
 * logged.
 */
const SECRET = new Set(['DATABASE_URL', 'SMS_URL', 'SMS_TOKEN']);

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
  SMS_TOKEN: z
    .string()
    .check(z.regex(/^[\x21-\x7e]*$/, 'Latin letters, digits and signs without spaces')),
  SMS_DAILY_BUDGET: whole(1, 1_000_000),
  SECURITY_CONTACT: z
    .string()
    .check(z.regex(/^(?:(?:mailto:|https:\/\/)[\x21-\x7e]{3,200})?$/, 'a mailto: or https: URL')),
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
    rateLimit: Number(data.RATE_LIMIT),
    isBehindProxy: data.TRUST_PROXY === 'true',
    smsGateway:
      data.SMS_URL === ''
        ? null
        : { url: data.SMS_URL, token: data.SMS_TOKEN === '' ? null : data.SMS_TOKEN },
    codesADay: Number(data.SMS_DAILY_BUDGET),
    securityContact: data.SECURITY_CONTACT === '' ? null : data.SECURITY_CONTACT,
  };
}

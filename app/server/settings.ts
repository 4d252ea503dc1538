import { z } from 'zod/mini';

/** Every setting of the server: the README lists this table. */
export const SETTINGS = {
  PORT: { standard: '3000', meaning: 'Port to listen on; 0 takes a free one.' },
  HOST: {
    standard: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 opens it to the network.',
  },
  DATA_DIR: { standard: '.data', meaning: 'Folder of the embedded PostgreSQL.' },
  DATABASE_URL: { standard: '', meaning: 'A PostgreSQL of your own, instead of the embedded one.' },
  LOG_LEVEL: {
    standard: 'info',
    meaning: 'How much is logged: fatal, error, warn, info, debug, trace, silent.',
  },
  CLIENT_DIR: { standard: '.build/client', meaning: 'Folder of the built pages.' },
  FIXTURES_DIR: { standard: 'fixtures', meaning: 'Folder of the recorded filter pages.' },
  RATE_LIMIT: {
    standard: '1200',
    meaning: 'API calls a minute from one address; creating calls get a tenth.',
  },
  TRUST_PROXY: {
    standard: 'false',
    meaning: 'Whether a proxy in front names the caller’s address.',
  },
} as const;

/** The settings of one run, read and checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded PostgreSQL, or the URL of another. */
  readonly database: { readonly folder: string } | { readonly url: string };
  readonly logLevel: string;
  readonly clientFolder: string;
  readonly fixturesFolder: string;
  /** Calls a minute. */
  readonly rateLimit: number;
  readonly isBehindProxy: boolean;
}

const whole = (min: number, max: number) =>
  z.string().check(
    z.refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      message: `a whole number from ${min} to ${max}`,
    }),
  );
const filled = z.string().check(z.minLength(1, 'a text that is not empty'));

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
  RATE_LIMIT: whole(1, 1_000_000),
  TRUST_PROXY: z.enum(['true', 'false'], 'true or false'),
});

/**
 * Reads the settings from environment variables; one left out has its standard value.
 *
 * @throws One error that names every variable that cannot be read, and what it should be.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { standard }]) => [name, environment[name] ?? standard]),
  );
  const read = Environment.safeParse(given);
  if (!read.success) {
    const complaints = read.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      // A URL may carry a password, and errors end up in logs.
      const value = name === 'DATABASE_URL' ? '' : ` "${given[name]}"`;
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
    rateLimit: Number(data.RATE_LIMIT),
    isBehindProxy: data.TRUST_PROXY === 'true',
  };
}

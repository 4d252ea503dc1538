import { describe, expect, test } from 'vitest';

import { readSettings, SETTINGS } from '../../app/server/settings.ts';

describe('settings', () => {
  test('that are absent have their defaults', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      database: { folder: '.data' },
      logLevel: 'info',
      clientFolder: '.build/client',
      fixturesFolder: 'fixtures',
      hasSeedAds: true,
      imageFolder: '.data/images',
      imageBucket: null,
      rateLimit: 1200,
      isBehindProxy: false,
      smsGateway: null,
      codesADay: 5000,
      importFile: 'fixtures/import/ads.json',
      securityContact: null,
      links: {
        app_store: 'https://www.apple.com/app-store/',
        google_play: 'https://play.google.com/store/apps',
        photo_network: 'https://www.instagram.com/',
        messenger: 'https://t.me/',
        map_tiles: {
          url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
          attribution: '© OpenStreetMap',
          attribution_url: 'https://www.openstreetmap.org/copyright',
        },
        deep_link: null,
        deep_link_on_start: 'redirect',
      },
    });
  });

  test('accept the URL of another database instead of a folder', () => {
    const DATABASE_URL = 'postgres://me:secret@db.example/bozor';
    expect(readSettings({ DATABASE_URL, DATA_DIR: 'x' }).database).toEqual({ url: DATABASE_URL });
  });

  test.for([
    { SMS_URL: 'https://sms.example/send?from=Bozor' },
    { SMS_URL: 'https://sms.example:8443/' },
    { SMS_URL: 'http://localhost:8080/' },
    { SMS_URL: 'http://127.0.0.1:8080/' },
    { SMS_URL: 'http://[::1]:8080/' },
  ])('accept the SMS gateway $SMS_URL', ({ SMS_URL }) => {
    expect(readSettings({ SMS_URL }).smsGateway).toEqual({ url: SMS_URL, token: null });
    expect(readSettings({ SMS_URL, SMS_TOKEN: 'abc' }).smsGateway?.token).toBe('abc');
  });

  test.for([
    'http://sms.example/',
    'http://localhost.example/',
    'https://me:hush@sms.example/',
    'ftp://sms.example/hush',
    'sms.example',
  ])('refuse the SMS gateway %s, without repeating it', (SMS_URL) => {
    const read = () => readSettings({ SMS_URL, SMS_TOKEN: 'a b hush' });
    expect(read).toThrow('  SMS_URL must be an https:// URL');
    expect(read).toThrow('  SMS_TOKEN must be Latin letters');
    expect(read).not.toThrow('hush');
  });

  test.for([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', ''],
    ['PORT', '3000.5'],
    ['HOST', ''],
    ['DATA_DIR', ''],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', '0'],
    ['TRUST_PROXY', 'yes'],
    ['SECURITY_CONTACT', 'me@bozor.example'],
  ] as const)('refuse %s="%s", and state the expected form', ([name, value]) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} "${value}" must be`);
  });

  test('name a bucket for the pictures, with its key and secret', () => {
    const given = { S3_URL: 'https://s3.example/pictures', S3_KEY: 'k', S3_SECRET: 'hush' };
    expect(readSettings(given).imageBucket).toEqual({
      url: given.S3_URL,
      region: 'us-east-1',
      key: 'k',
      secret: 'hush',
    });
    expect(() => readSettings({ ...given, S3_SECRET: '' })).toThrow('needs S3_KEY and S3_SECRET');
    const wrong = () => readSettings({ ...given, S3_URL: 'http://s3.example/pictures' });
    expect(wrong).toThrow('  S3_URL must be https://host/bucket');
    expect(wrong).not.toThrow('s3.example');
  });

  test('that are wrong are all named at once, without passwords', () => {
    const wrong = { PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'mysql://me:secret@db' };
    expect(() => readSettings(wrong)).toThrow(
      [
        'The server cannot start with these settings:',
        '  PORT "x" must be a whole number from 0 to 65535.',
        '  DATABASE_URL must be a URL that begins with postgres://.',
        '  LOG_LEVEL "y" must be fatal, error, warn, info, debug, trace or silent.',
      ].join('\n'),
    );
  });

  test('each have a description', () => {
    for (const { meaning } of Object.values(SETTINGS)) expect(meaning).toMatch(/^[A-Z].*\.$/);
  });
});

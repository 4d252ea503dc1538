import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CreatedUser, NAME_LENGTH, UserName } from '../../app/contract/index.ts';
import { users } from '../../app/server/db/account-schema.ts';
import {
  createUser,
  letMinutesPass,
  makeLate,
  prove,
  requestCode,
  toOutcome,
  verifyCode,
} from './account/authorization-calls.ts';
import { randomPhone, signInAs } from './account/sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

describe('a new user', () => {
  test('who repeats the call after a lost response is signed in as the same user', async () => {
    const phone = randomPhone();
    const requestId = await prove(server, phone);
    const outcomes = [
      await createUser(server, requestId, { username: 'Зарина' }),
      await createUser(server, requestId, { username: '  Зарина ' }),
    ].map((answer) => CreatedUser.parse(answer.json()).access_token);
    expect(new Set(outcomes).size).toBe(2);
    expect(await server.database.db.$count(users, eq(users.phone, phone))).toBe(1);
  });

  test('cannot be created twice, too late, or with the code of a known user', async () => {
    const requestId = await prove(server, randomPhone());
    await createUser(server, requestId, { username: 'Зарина' });
    expect(toOutcome(await createUser(server, requestId, { username: 'Парвиз' }))).toBe(
      'otp.expired',
    );

    const phone = randomPhone();
    const late = await prove(server, phone);
    await makeLate(server, phone);
    expect(toOutcome(await createUser(server, late, { username: 'Зарина' }))).toBe('otp.expired');

    const known = await signInAs(server, { name: 'Зарина' });
    await letMinutesPass(server, known.phone, 2);
    const again = await requestCode(server, known.phone);
    await verifyCode(server, again.requestId, again.code);
    expect(toOutcome(await createUser(server, again.requestId, { username: 'Зарина' }))).toBe(
      'otp.expired',
    );
  });

  test('has the lifetime of a code to give a name, from the verification on', async () => {
    const phone = randomPhone();
    const { requestId, code } = await requestCode(server, phone);
    await letMinutesPass(server, phone, 4.9);
    await verifyCode(server, requestId, code);
    await letMinutesPass(server, phone, 4.9);
    expect(toOutcome(await createUser(server, requestId, { username: 'Зарина' }))).toBe('token');
  });

  test('gets no more time by repeating the verification', async () => {
    const phone = randomPhone();
    const { requestId, code } = await requestCode(server, phone);
    await verifyCode(server, requestId, code);
    await letMinutesPass(server, phone, 4.9);
    expect(toOutcome(await verifyCode(server, requestId, code))).toBe('proved');
    await letMinutesPass(server, phone, 0.2);
    expect(toOutcome(await createUser(server, requestId, { username: 'Зарина' }))).toBe(
      'otp.expired',
    );
  });

  test('is created once for any number of concurrent calls', async () => {
    const phone = randomPhone();
    const requestId = await prove(server, phone);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => createUser(server, requestId, { username: 'Зарина' })),
    );
    expect(answers.map(toOutcome)).toEqual(answers.map(() => 'token'));
    expect(await server.database.db.$count(users, eq(users.phone, phone))).toBe(1);
  });

  test.for([
    { given: ' Зарина ', kept: 'Зарина', why: 'white space around it' },
    { given: 'Зарина\t \n Саидова', kept: 'Зарина Саидова', why: 'white space inside' },
    { given: 'Бозор Собиров', kept: 'Бозор Собиров', why: 'a given name like the site’s' },
    { given: 'Ҷамшед Ғӯломов', kept: 'Ҷамшед Ғӯломов', why: 'Tajik letters' },
    { given: `${'я'.repeat(NAME_LENGTH)}  `, kept: 'я'.repeat(NAME_LENGTH), why: 'all its length' },
    { given: 'Зарина 👩‍💻', kept: 'Зарина 👩‍💻', why: 'a sign of several parts' },
  ])('gets the name "$kept": $why', async ({ given, kept }) => {
    const phone = randomPhone();
    expect(
      toOutcome(await createUser(server, await prove(server, phone), { username: given })),
    ).toBe('token');
    const [user] = await server.database.db.select().from(users).where(eq(users.phone, phone));
    expect(user?.name).toBe(kept);
  });

  test.for([
    { name: '', why: 'nothing' },
    { name: ' \t ', why: 'blank' },
    { name: '\u200B\u2060', why: 'nothing to be seen' },
    { name: '\u2800\u2800', why: 'blanks of Braille' },
    { name: '🚗👩‍💻', why: 'pictures without a letter' },
    { name: '92 777 12 34', why: 'digits' },
    { name: `З${'\u0301'.repeat(65)}`, why: 'a heap of marks' },
    { name: 'Администрация Бозор', why: 'the staff' },
    { name: 'Aдминиcтpaция', why: 'the staff in lookalikes' },
    { name: 'Служба «Бозор»', why: 'the site' },
    { name: 'Зарина\u0007', why: 'a bell' },
    { name: 'Зарина\u0085', why: 'a control character beyond ASCII' },
    { name: '\u202EаниряЗ', why: 'letters turned round' },
    { name: 'я'.repeat(NAME_LENGTH + 1), why: 'too long' },
  ])('cannot get the name: $why', async ({ name }) => {
    const requestId = await prove(server, randomPhone());
    expect(toOutcome(await createUser(server, requestId, { username: name }))).toBe('name.invalid');
  });

  test('gets a name that normalizing again does not change', () => {
    const text = fc.string({
      unit: fc.constantFrom(' ', '\t', '\u00A0', '\u200B', 'я', '🚗', '\u0301', '\u202E', '\0'),
      maxLength: 80,
    });
    fc.assert(
      fc.property(text, (given) => {
        const kept = UserName.safeParse(given).data;
        fc.pre(kept !== undefined);
        expect(UserName.parse(kept)).toBe(kept);
        expect(kept).toMatch(/^\S+(?: \S+)*$/);
        expect(kept.length).toBeLessThanOrEqual(NAME_LENGTH);
      }),
    );
  });
});

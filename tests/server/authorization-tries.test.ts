import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CODE_TRIES } from '../../app/contract/index.ts';
import { codeRequests, users, userSessions } from '../../app/server/db/account-schema.ts';
import { LAW_TIMEOUT_MS } from '../law-runs.ts';
import {
  createUser,
  makeLate,
  requestCode,
  toOutcome,
  verifyCode,
  wrongCode,
  type SentCode,
} from './account/authorization-calls.ts';
import { randomPhone } from './account/sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

/** Returns the phone of a user, or of no user. */
async function makePhone(owner: 'known' | 'new'): Promise<string> {
  const phone = randomPhone();
  if (owner === 'known') await server.database.db.insert(users).values({ phone, name: 'Зарина' });
  return phone;
}

const counted = (outcomes: readonly string[]) =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(outcomes, (one) => one),
      ([outcome, all]) => [outcome, all.length] as const,
    ),
  );

/** Acts on a request, in any order. */
const ACTS = ['right', 'wrong', 'late', 'name', 'other name'] as const;
type Act = (typeof ACTS)[number];

/** State of a request by the rules. */
interface Model {
  readonly isKnown: boolean;
  readonly attempts: number;
  readonly isLate: boolean;
  readonly isProved: boolean;
  readonly isUsed: boolean;
  /** Name that the request was used with. */
  readonly made: string | null;
}

/** The rules of a code by the decisions: the outcome of an act, and the next state. */
function follow(model: Model, act: Act): readonly [outcome: string, next: Model] {
  if (act === 'late') return ['', { ...model, isLate: true }];
  if (act === 'right' || act === 'wrong') return followTry(model, act);
  if (model.isLate) return ['otp.expired', model];
  if (!model.isProved) return ['otp.unverified', model];
  if (model.isUsed) return [model.made === act ? 'token' : 'otp.expired', model];
  return ['token', { ...model, isUsed: true, made: act }];
}

function followTry(model: Model, act: 'right' | 'wrong'): readonly [outcome: string, next: Model] {
  if (model.isUsed || model.isLate) return ['otp.expired', model];
  if (model.attempts === CODE_TRIES) return ['otp.exhausted', model];
  const counted = { ...model, attempts: model.attempts + 1 };
  if (act === 'wrong') return ['otp.wrong', counted];
  return [
    model.isKnown ? 'token' : 'proved',
    { ...counted, isProved: true, isUsed: model.isKnown },
  ];
}

async function perform(act: Act, phone: string, { requestId, code }: SentCode): Promise<string> {
  switch (act) {
    case 'right':
      return toOutcome(await verifyCode(server, requestId, code));
    case 'wrong':
      return toOutcome(await verifyCode(server, requestId, wrongCode(code)));
    case 'late':
      await makeLate(server, phone);
      return '';
    default:
      return toOutcome(await createUser(server, requestId, { username: act }));
  }
}

describe('a one-time code', () => {
  test(
    'returns a token for the right code only, in time, within its attempts and once, in any order',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.boolean(),
          fc.array(fc.constantFrom(...ACTS), { minLength: 1, maxLength: 12 }),
          async (isKnown, acts) => {
            const phone = await makePhone(isKnown ? 'known' : 'new');
            const sent = await requestCode(server, phone);
            let model: Model = {
              isKnown,
              attempts: 0,
              isLate: false,
              isProved: false,
              isUsed: false,
              made: null,
            };
            for (const [index, act] of acts.entries()) {
              const [expected, next] = follow(model, act);
              const outcome = await perform(act, phone, sent);
              expect(outcome, `act ${index + 1} of ${acts.join(', ')}`).toBe(expected);
              model = next;
            }
          },
        ),
      );
    },
    LAW_TIMEOUT_MS,
  );

  test('is refused at the sixth attempt, even the right one', async () => {
    const { requestId, code } = await requestCode(server, await makePhone('known'));
    const outcomes: string[] = [];
    for (const typed of [...Array.from({ length: CODE_TRIES }, () => wrongCode(code)), code]) {
      outcomes.push(toOutcome(await verifyCode(server, requestId, typed)));
    }
    expect(outcomes).toEqual([
      ...Array.from({ length: CODE_TRIES }, () => 'otp.wrong'),
      'otp.exhausted',
    ]);
  });

  test('is compared five times for any number of concurrent attempts', async () => {
    const phone = await makePhone('known');
    const { requestId, code } = await requestCode(server, phone);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verifyCode(server, requestId, wrongCode(code))),
    );
    expect(counted(answers.map(toOutcome))).toEqual({ 'otp.wrong': 5, 'otp.exhausted': 15 });
    const [row] = await server.database.db
      .select()
      .from(codeRequests)
      .where(eq(codeRequests.phone, phone));
    expect(row?.tries).toBe(CODE_TRIES);
  });

  test('opens one session for any number of concurrent right attempts', async () => {
    const phone = await makePhone('known');
    const { requestId, code } = await requestCode(server, phone);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => verifyCode(server, requestId, code)),
    );
    expect(counted(answers.map(toOutcome))['token']).toBe(1);
    const sessions = await server.database.db
      .select()
      .from(userSessions)
      .innerJoin(users, eq(users.id, userSessions.userId))
      .where(eq(users.phone, phone));
    expect(sessions).toHaveLength(1);
  });

  test('has six digits, and a leading zero is as likely as any digit', async () => {
    const codes = await Promise.all(
      Array.from({ length: 200 }, async () => (await requestCode(server, randomPhone())).code),
    );
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(new Set(codes.map((code) => code.slice(0, 1))).size).toBe(10);
  });
});

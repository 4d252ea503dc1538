import { randomInt } from 'node:crypto';

import { BLANK_PATH } from '../gate.ts';
import type { Stage } from './journey.ts';

/** A user with a phone. */
export interface Seller {
  /** Nine digits after +992. */
  readonly digits: string;
  readonly phone: string;
  readonly name: string;
}

/** A user without an account. */
export function newSeller(): Seller {
  const digits = `900${String(randomInt(1_000_000)).padStart(6, '0')}`;
  return { digits, phone: `+992${digits}`, name: 'Фируз Каримов' };
}

/** Signs a user in through the API, where the dialog is not under test. */
export async function signInByCalls({ person, product }: Stage): Promise<void> {
  const seller = newSeller();
  const post = async (path: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
    const answer = await fetch(`${product.url}/api/v1/authorization/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return Object(await answer.json());
  };
  const { request_id } = await post('otp/', { phone_number: seller.phone, anonymous_id: null });
  const code = await product.nextCode(seller.phone);
  await post('otp/verify/', { request_id, code });
  const { access_token } = await post('user/create/', { request_id, username: seller.name });
  // A running page would overwrite the session.
  await person.open(`${product.url}${BLANK_PATH}`);
  const stored = { access_token: String(access_token), username: seller.name };
  for (const [name, value] of Object.entries(stored)) {
    const words = [name, value].map((word) => JSON.stringify(word)).join(', ');
    await person.driver.evaluate(`localStorage.setItem(${words})`);
  }
}

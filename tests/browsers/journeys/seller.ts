import { randomInt } from 'node:crypto';

import { BLANK_PATH } from '../gate.ts';
import type { Stage } from './journey.ts';

/** Somebody with a phone. */
export interface Seller {
  /** Nine digits after +992. */
  readonly digits: string;
  readonly phone: string;
  readonly name: string;
}

/** Somebody whom the site has not seen. */
export function newSeller(): Seller {
  const digits = `900${String(randomInt(1_000_000)).padStart(6, '0')}`;
  return { digits, phone: `+992${digits}`, name: 'Фируз Каримов' };
}

/** Signs somebody in by calls of the API, where signing in is not what is tried. */
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
  // A page that runs has a session of its own to keep.
  await person.open(`${product.url}${BLANK_PATH}`);
  const stored = { access_token: String(access_token), username: seller.name };
  for (const [name, value] of Object.entries(stored)) {
    const words = [name, value].map((word) => JSON.stringify(word)).join(', ');
    await person.driver.evaluate(`localStorage.setItem(${words})`);
  }
}

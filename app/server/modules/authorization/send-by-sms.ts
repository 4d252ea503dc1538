import type { CodeSender } from './code-sender.ts';
import { smsText } from './sms-text.ru.ts';

/** An HTTP service that sends SMS. */
export interface SmsGateway {
  readonly url: string;
  /** Bearer token; `null` when the service needs none. */
  readonly token: string | null;
}

/** Timeout of the gateway, in ms: far shorter than that of the user's call. */
const ANSWER_LIMIT_MS = 10_000;

/**
 * Sends codes through a gateway: a POST of `{phone, text}`. Any status from 200 to 299 is a
 * success. Neither the code nor the token is logged or sent to another address.
 */
export function sendBySms({ url, token }: SmsGateway): CodeSender {
  return async ({ phone, code }) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ phone, text: smsText(code) }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new GatewayError(answer.status);
  };
}

/** The log contains its status, and no messages. */
class GatewayError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`The SMS gateway answered ${statusCode}.`);
    this.statusCode = statusCode;
  }
}

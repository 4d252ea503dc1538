import type { CodeSender } from './code-sender.ts';
import { smsText } from './sms-text.ru.ts';

/** An HTTP service that sends SMS. */
export interface SmsGateway {
  readonly url: string;
  /** Sent as a bearer token; `null` when the service wants none. */
  readonly token: string | null;
}

/** How long a gateway may take, in ms: far less than the person's own call. */
const ANSWER_LIMIT_MS = 10_000;

/**
 * Sends codes through a gateway: a POST of `{phone, text}`. Any answer of 200 to 299 is a success.
 * Neither the code nor the token reaches a log or another address.
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

/** The log keeps its status, and no messages. */
class GatewayError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`The SMS gateway answered ${statusCode}.`);
    this.statusCode = statusCode;
  }
}

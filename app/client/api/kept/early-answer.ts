import { currentSession } from '../../device/session.ts';

/** The answer of a list that the head of its page requests while the page's code loads. */
interface EarlyAnswer {
  readonly url: string;
  readonly accessToken: string | null;
  readonly anonymousId: string | null;
  /** The answer's JSON; `null` when the request failed or was refused. Never rejects. */
  readonly json: Promise<unknown>;
}

declare global {
  interface Window {
    earlyAnswer?: EarlyAnswer;
  }
}

/**
 * Takes the early answer of an address: the next call of it makes a request.
 *
 * @returns `null` when there is none, it failed, or it was requested in another session.
 */
export async function takeEarlyAnswer(url: string): Promise<unknown> {
  const early = window.earlyAnswer;
  if (early?.url !== url) return null;
  dropEarlyAnswer();
  const { accessToken, anonymousId } = currentSession();
  const isOurs = early.accessToken === accessToken && early.anonymousId === anonymousId;
  return isOurs ? early.json : null;
}

/** Drops an answer that a change has made old. */
export function dropEarlyAnswer(): void {
  delete window.earlyAnswer;
}

import { isServersLanguage } from './failure-text.ru.ts';

/**
 * The sentence of a refusal in the language of the pages: the server writes Russian, other
 * languages choose by the code. Their sentences load with the first refusal.
 *
 * @param message The server's sentence; also for an unknown code, and when the sentences do not load.
 */
export async function refusalMessage(code: string, message: string): Promise<string> {
  if (isServersLanguage) return message;
  try {
    const { findRefusalText } = await import('../../../contract/wire/refusal-text.ru.ts');
    return findRefusalText(code) ?? message;
  } catch {
    return message;
  }
}

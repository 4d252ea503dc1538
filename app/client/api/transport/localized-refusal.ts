import { isServersLanguage } from './failure-text.ru.ts';
import type { ShownRefusal } from './translate-refusal.ts';

/**
 * A refusal in the language of the pages: the server writes Russian, other languages choose by the
 * codes. Their sentences load with the first refusal.
 *
 * @returns The refusal as it is when the sentences do not load.
 */
export async function localizedRefusal(refusal: ShownRefusal): Promise<ShownRefusal> {
  if (isServersLanguage) return refusal;
  try {
    const { translateRefusal } = await import('./translate-refusal.ts');
    return translateRefusal(refusal);
  } catch {
    return refusal;
  }
}

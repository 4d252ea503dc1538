import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx';
import { shellWords } from './shell-words.ru.ts';

/**
 * A page whose code is loading: its heading for readers until the page has its own. It takes no
 * focus, which belongs to the heading that follows.
 */
export function PageWait() {
  return (
    <h1>
      <VisuallyHidden>{shellWords.loading}</VisuallyHidden>
    </h1>
  );
}

import { useState } from 'react';

import { Button } from '../button/Button.tsx';

import styles from './ClampedText.module.css';

type View = 'cut' | 'fits' | 'whole';

interface ClampedTextProps {
  readonly text: string;
  /** Label of the button that shows the rest. */
  readonly more: string;
  /** Whether the button is in the first view: it would move the page later. */
  readonly isLikelyCut?: boolean;
}

/** The first lines of a text, the rest on demand. `--clamp` is their number, 6 without it. */
export function ClampedText({ text, more, isLikelyCut = false }: ClampedTextProps) {
  const [view, setView] = useState<View>(isLikelyCut ? 'cut' : 'fits');
  const showWhole = () => setView('whole');

  return (
    <>
      <p
        // A new element takes the focus, since the button that had it is gone.
        key={view === 'whole' ? 'whole' : 'part'}
        ref={view === 'whole' ? takeFocus : (element) => watchCut(element, setView)}
        className={styles.text}
        data-whole={view === 'whole'}
        tabIndex={view === 'whole' ? -1 : undefined}
      >
        {text}
      </p>
      {view === 'cut' && (
        <Button variant="text" onClick={showWhole}>
          {more}
        </Button>
      )}
    </>
  );
}

/** Reports whether the element shows all its lines, now and after every resize. */
function watchCut(element: HTMLElement | null, onView: (view: View) => void) {
  if (element === null) return undefined;
  const measure = new ResizeObserver(() =>
    onView(element.scrollHeight > element.clientHeight + 1 ? 'cut' : 'fits'),
  );
  measure.observe(element);
  return () => measure.disconnect();
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

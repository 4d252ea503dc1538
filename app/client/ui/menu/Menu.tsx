import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import styles from './Menu.module.css';

interface MenuProps {
  /** Content of the button. */
  readonly label: ReactNode;
  /**
   * `tiles` is a wide panel aligned with the button's start, `rows` a narrow one aligned with its
   * end.
   */
  readonly variant: 'tiles' | 'rows';
  /** Variant of the button: filled, or flat until hovered. */
  readonly button?: 'filled' | 'flat';
  /** The links and buttons of the panel; `close` is called after a choice. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button with a panel of links; arrow keys, Home and End move between the links, Esc and a press
 * outside close it.
 */
export function Menu({ label, variant, button = 'filled', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [isOpen]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      close();
      opener.current?.focus();
    }
    // The first one is the opener.
    const items = [...(place.current?.querySelectorAll<HTMLElement>(`a, button`) ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: -1 }[event.key];
    if (to === undefined || !isOpen) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  };

  return (
    <div
      ref={place}
      className={styles.place}
      data-variant={variant}
      role="presentation"
      onKeyDown={walk}
      // Before the panel with the focus is gone: a dialog opened by a choice returns the focus here.
      onClick={() => opener.current?.focus()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles.button}
        data-variant={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

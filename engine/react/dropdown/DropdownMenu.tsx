import { useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

import { placeMenu } from './place-menu.ts';

import styles from './DropdownMenu.module.css';

/** What a menu is opened with. */
export interface DropdownMenuProps {
  /** The trigger: the menu is under or above it. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** The person pressed somewhere else. */
  readonly onClose: () => void;
  /** Id and name of a menu that holds more than a list; without them it is only a frame. */
  readonly dialog?: { readonly id: string; readonly labelId: string };
  readonly children: ReactNode;
}

/**
 * A menu in the browser's top layer: above dialogs, never cut by a scrolled box, and still beside
 * its trigger in the document, so that a dialog around it does not make it inert.
 */
export function DropdownMenu({ anchor, onClose, dialog, children }: DropdownMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const [node, trigger] = [menu.current, anchor.current];
    if (node === null || trigger === null) return undefined;
    const isInside = ({ target }: Event) =>
      target instanceof Node && (node.contains(target) || trigger.contains(target));
    const follow = (event: Event) => {
      if (!isInside(event)) placeMenu(node, trigger);
    };
    const leave = (event: Event) => {
      if (!isInside(event)) close();
    };

    node.showPopover();
    placeMenu(node, trigger);
    const wanted = node.querySelector('[data-autofocus]');
    if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true });
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    document.addEventListener('pointerdown', leave, true);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      document.removeEventListener('pointerdown', leave, true);
      node.hidePopover();
    };
  }, [anchor]);

  return (
    <div
      ref={menu}
      className={styles.menu}
      popover="manual"
      id={dialog?.id}
      role={dialog && 'dialog'}
      aria-labelledby={dialog?.labelId}
    >
      {children}
    </div>
  );
}

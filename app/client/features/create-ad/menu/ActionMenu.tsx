import { useId, useRef, useState } from 'react';

import type { IconName } from '../../../ui/icon/icon-name.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { placeMenu, walkMenu } from './walk-menu.ts';

import styles from './ActionMenu.module.css';

/** One item of a menu. */
export interface MenuAction {
  readonly name: string;
  readonly icon: IconName;
  /** Whether it deletes something. */
  readonly isDangerous?: boolean;
  readonly onPress: () => void;
}

interface ActionMenuProps {
  /** Label of the ⋯ button. */
  readonly label: string;
  /** `photo`: a small button over a picture; `bar`: a bare one in a bar. */
  readonly look: 'photo' | 'bar';
  readonly actions: readonly MenuAction[];
}

/**
 * A ⋯ button with a menu above all other content. Arrows, Home and End move between the items, Esc
 * and a press outside close it, and closing returns the focus to the button.
 */
export function ActionMenu({ label, look, actions }: ActionMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        className={styles.dots}
        data-look={look}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          menu.current?.showPopover({ source: event.currentTarget });
        }}
      >
        <Icon name="dots" size={look === 'photo' ? 18 : 22} />
      </button>
      <div
        ref={menu}
        id={id}
        className={styles.menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          if (newState === 'open') placeMenu(currentTarget);
        }}
        onKeyDown={walkMenu}
      >
        {actions.map(({ name, icon, isDangerous = false, onPress }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            className={styles.item}
            tabIndex={-1}
            data-dangerous={isDangerous}
            onClick={() => {
              menu.current?.hidePopover();
              onPress();
            }}
          >
            <Icon name={icon} size={20} />
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

import { useState } from 'react';

import { Button } from '../button/Button.tsx';
import { dialogWords } from '../dialog/dialog-words.ru.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Menu } from './Menu.tsx';

import styles from './RowMenu.module.css';

/** One action of a menu. */
export interface RowAction {
  readonly name: string;
  readonly icon: IconName;
  /** Whether it removes something. */
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
}

interface RowMenuProps {
  /** Name of the ⋯ button. */
  readonly label: string;
  /** Title of the sheet. */
  readonly title: string;
  readonly actions: readonly RowAction[];
}

/** The ⋯ button of a row: a menu on desktop, a sheet on mobile. */
export function RowMenu({ label, title, actions }: RowMenuProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const sign = (
    <>
      <Icon name="dots" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  const items = (close: () => void) => (
    <ul>
      {actions.map(({ name, icon, isDangerous = false, onChoose }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.item}
            data-dangerous={isDangerous}
            onClick={() => {
              close();
              onChoose();
            }}
          >
            <Icon name={icon} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
  const closeSheet = () => setSheetOpen(false);
  return (
    <>
      <div className={styles.wide}>
        <Menu variant="rows" button="flat" label={sign}>
          {items}
        </Menu>
      </div>
      <button
        type="button"
        className={styles.narrow}
        aria-haspopup="dialog"
        onClick={() => setSheetOpen(true)}
      >
        {sign}
      </button>
      <Dialog isOpen={isSheetOpen} onClose={closeSheet} title={title} size="confirm">
        {items(closeSheet)}
        <Button size="block" onClick={closeSheet}>
          {dialogWords.close}
        </Button>
      </Dialog>
    </>
  );
}

import { lazy, Suspense, useState } from 'react';

import type { IconName } from '../icon/icon-name.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Menu } from './Menu.tsx';

import styles from './RowMenu.module.css';

const RowSheet = lazy(() =>
  import('./RowSheet.tsx').then(({ RowSheet: Sheet }) => ({ default: Sheet })),
);

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
      {isSheetOpen && (
        <Suspense fallback={null}>
          <RowSheet title={title} onClose={closeSheet}>
            {items(closeSheet)}
          </RowSheet>
        </Suspense>
      )}
    </>
  );
}

import { lazy, Suspense, useState } from 'react';

import type { AdEvent } from '../../../../contract/plain.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { actionTexts, actionWords } from './action-words.ru.ts';
import type { OwnAd } from './own-ad.ts';

import styles from './ActionMenu.module.css';

const ActionSheet = lazy(() =>
  import('./ActionSheet.tsx').then(({ ActionSheet: Sheet }) => ({ default: Sheet })),
);

interface ActionMenuProps {
  readonly ad: Pick<OwnAd, 'title'>;
  readonly events: readonly AdEvent[];
  readonly onChoose: (event: AdEvent) => void;
}

/** The other actions with an ad: a menu on desktop, a sheet on mobile. */
export function ActionMenu({ ad, events, onChoose }: ActionMenuProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const label = (
    <>
      <Icon name="dots" />
      <VisuallyHidden>{`${actionWords.more}: ${ad.title}`}</VisuallyHidden>
    </>
  );
  const items = (close: () => void) => (
    <ul>
      {events.map((event) => (
        <li key={event}>
          <button
            type="button"
            className={styles.item}
            data-event={event}
            onClick={() => {
              close();
              onChoose(event);
            }}
          >
            <Icon name={actionTexts[event].icon} />
            {actionTexts[event].name}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className={styles.wide}>
        <Menu variant="rows" button="flat" label={label}>
          {items}
        </Menu>
      </div>
      <button
        type="button"
        className={styles.narrow}
        aria-haspopup="dialog"
        onClick={() => setSheetOpen(true)}
      >
        {label}
      </button>
      {isSheetOpen && (
        <Suspense fallback={null}>
          <ActionSheet title={ad.title} onClose={() => setSheetOpen(false)}>
            {items(() => setSheetOpen(false))}
          </ActionSheet>
        </Suspense>
      )}
    </>
  );
}

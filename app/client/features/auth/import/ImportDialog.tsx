import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { importWords, publishText } from './import-words.ru.ts';
import type { importMachine } from './import.machine.ts';
import { ImportGrid } from './ImportGrid.tsx';
import { ImportSuccess } from './ImportSuccess.tsx';
import { ImportWelcome } from './ImportWelcome.tsx';

import styles from './ImportDialog.module.css';

interface ImportDialogProps {
  readonly offer: ActorRefFrom<typeof importMachine>;
  /** Called on ×. */
  readonly onClose: () => void;
}

/** The import offer after a sign-up (spec §2): welcome, grid, success. */
export function ImportDialog({ offer, onClose }: ImportDialogProps) {
  const state = useSelector(offer, (snapshot) => snapshot);
  const { candidates, chosen, hasConsent, outcomes } = state.context;
  if (state.matches('success')) {
    return (
      <ImportSuccess
        outcomes={outcomes}
        onFinish={(target) => offer.send({ type: 'finish', target })}
      />
    );
  }
  if (state.matches('welcome')) {
    return (
      <ImportWelcome
        candidates={candidates}
        onOpen={() => offer.send({ type: 'opened' })}
        onSkip={() => offer.send({ type: 'skip' })}
        onClose={onClose}
      />
    );
  }
  const isPublishing = state.matches({ grid: 'publishing' });
  const hint = chosen.size === 0 ? importWords.needsAds : importWords.needsConsent;
  return (
    <Dialog
      isOpen
      size="wide"
      title={importWords.gridTitle}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <label className={styles.consent}>
            <input
              type="checkbox"
              checked={hasConsent}
              disabled={isPublishing}
              onChange={() => offer.send({ type: 'consent.toggled' })}
            />
            {importWords.consent}
          </label>
          <div className={styles.buttons}>
            <Button
              variant="neutral"
              size="large"
              disabled={isPublishing}
              onClick={() => offer.send({ type: 'skip' })}
            >
              {importWords.skip}
            </Button>
            <Button
              variant="primary"
              size="large"
              disabled={chosen.size === 0 || !hasConsent}
              busy={isPublishing ? importWords.publishing : null}
              onClick={() => offer.send({ type: 'publish' })}
            >
              {publishText(chosen.size)}
            </Button>
          </div>
          <p className={styles.hint} role="status">
            {chosen.size === 0 || !hasConsent ? hint : ''}
          </p>
        </div>
      }
    >
      <ImportGrid
        candidates={candidates}
        chosen={chosen}
        isLocked={isPublishing}
        onToggle={(id) => offer.send({ type: 'ad.toggled', id })}
        onToggleAll={() => offer.send({ type: 'all.toggled' })}
      />
    </Dialog>
  );
}
